// What rustc's own parser sees in a file: its modules, uses and paths, read from the tree that the compiler prints.
// The tree shows one thing per line and its depth by four blanks each.
import { spawnSync } from 'node:child_process';

/** Of the largest file. */
const maxAnswer = 1024 * 1024 * 1024;

/**
 * @typedef {{ line: number, text: string }} Item `mod cart in tests`, `use shop::cart as basket`, `extern alloc`
 * @typedef {{ items: Item[], paths: Set<string> }} Syntax
 */

/**
 * @param {string} file
 * @param {number} edition
 * @returns {Syntax | undefined} Nothing for a file that is no Rust to its parser.
 */
export function readSyntax(file, edition) {
  const options = [
    '-Zunpretty=ast-tree',
    '--edition',
    String(edition),
    '--crate-type',
    'lib',
    '--cap-lints',
    'allow',
  ];
  const env = { ...process.env, RUSTC_BOOTSTRAP: '1' };
  const { stdout, status } = spawnSync('rustc', [...options, file], {
    env,
    encoding: 'utf8',
    maxBuffer: maxAnswer,
  });
  return status === 0 ? new TreeReader(stdout).read() : undefined;
}

class TreeReader {
  /** @param {string} tree */
  constructor(tree) {
    this.lines = tree.split('\n');
    this.at = 0;
    /** @type {Item[]} */
    this.items = [];
    /** @type {Set<string>} */
    this.paths = new Set();
    /** @type {{ depth: number, name: string }[]} Modules around. */
    this.modules = [];
    /** @type {Map<number, number>} Depth → how much of the path that comes there stands in `<T as …>`. */
    this.positions = new Map();
    this.itemLine = 0;
  }

  read() {
    for (; this.at < this.lines.length; this.at++) this.readLine(this.lines[this.at] ?? '');
    return { items: this.items, paths: this.paths };
  }

  /** @param {string} line */
  readLine(line) {
    const depth = depthOf(line);
    const text = line.trimStart();
    while (depth <= (this.modules.at(-1)?.depth ?? -1)) this.modules.pop();
    if (text === 'Item {') this.itemLine = this.lineOfSpan(depth + 4);
    else if (text === 'kind: Mod(') this.readMod(depth);
    else if (text === 'kind: Use(') this.readUse(depth);
    else if (text === 'kind: ExternCrate(') this.readExtern();
    else if (text === 'kind: Restricted {') this.skipTo(depth);
    else if (text.startsWith('position: ')) this.positions.set(depth - 8, Number(text.slice(10, -1)));
    else if (text.endsWith('Path {')) this.readPath(depth);
  }

  /** @param {number} depth */
  readMod(depth) {
    const name = nameIn(this.lines[this.at + 2] ?? '');
    if ((this.lines[this.at + 3] ?? '').includes('Unloaded')) this.add(this.itemLine, `mod ${name}`);
    else this.modules.push({ depth, name });
    this.at += 2;
  }

  /** @param {number} depth */
  readUse(depth) {
    /** @type {{ depth: number, path: string[] }[]} */
    const around = [];
    for (this.at++; depthOf(this.lines[this.at] ?? '') > depth; this.at++) {
      const line = this.lines[this.at] ?? '';
      const text = line.trimStart();
      const at = depthOf(line);
      while (at <= (around.at(-1)?.depth ?? -1)) around.pop();
      if (text === 'UseTree {') around.push({ depth: at, path: [...(around.at(-1)?.path ?? [])] });
      const tree = around.at(-1);
      if (tree === undefined || at < tree.depth + 4) continue;
      if (text.startsWith('ident: ')) tree.path.push(nameIn(text.slice(7)));
      else if (at === tree.depth + 4 && text === 'kind: Simple(') {
        const next = (this.lines[this.at + 1] ?? '').trim();
        const as = next === 'Some(' ? nameIn(this.lines[this.at + 2] ?? '') : '';
        this.addUse(tree, tree.path, as);
      } else if (at === tree.depth + 4 && text === 'kind: Glob,') this.addUse(tree, [...tree.path, '*'], '');
    }
    this.at--;
  }

  /**
   * @param {{ depth: number }} tree
   * @param {readonly string[]} path
   * @param {string} as
   */
  addUse(tree, path, as) {
    const names = path.at(-1) === 'self' && path.length > 1 ? path.slice(0, -1) : path;
    const specifier = names.join('::').replace('{{root}}', '');
    this.add(this.lineOfSpan(tree.depth + 4), `use ${specifier}${as === '' ? '' : ` as ${as}`}`);
  }

  readExtern() {
    const renamed = /"(.*)"/.exec(this.lines[this.at + 2] ?? '')?.[1];
    const isRenamed = (this.lines[this.at + 1] ?? '').includes('Some(');
    const name = nameIn(this.lines[this.at + (isRenamed ? 4 : 2)] ?? '');
    this.add(this.itemLine, `extern ${isRenamed ? `${renamed} as ${name}` : name}`);
    this.at += 2;
  }

  /**
   * Leaves the reader where it is: the arguments of a path hold paths too.
   * @param {number} depth
   */
  readPath(depth) {
    const path = [];
    for (let at = this.at + 1; depthOf(this.lines[at] ?? '') > depth; at++) {
      const line = this.lines[at] ?? '';
      if (depthOf(line) !== depth + 12) continue;
      const text = line.trimStart();
      if (text.startsWith('ident: ')) path.push(nameIn(text.slice(7)));
      // What follows arguments in `Cart::<T>::new` belongs to a type.
      else if (text === 'args: Some(') path.push('<');
    }
    const position = this.positions.get(depth);
    this.positions.delete(depth);
    const end = path.indexOf('<');
    const names = (end === -1 ? path : path.slice(0, end)).slice(0, position);
    if (names.length > 1) this.paths.add(names.join('::').replace('{{root}}', ''));
  }

  /** @param {number} depth Of what closes it. */
  skipTo(depth) {
    while (depthOf(this.lines[this.at + 1] ?? '') > depth) this.at++;
  }

  /**
   * The first span below at this depth.
   * @param {number} depth
   */
  lineOfSpan(depth) {
    for (let at = this.at; at < this.lines.length; at++) {
      const line = this.lines[at] ?? '';
      if (depthOf(line) !== depth || !line.startsWith('span: ', depth)) continue;
      return Number(/:(\d+):\d+: \d+:\d+ \(/.exec(line)?.[1] ?? 0);
    }
    return 0;
  }

  /**
   * @param {number} line
   * @param {string} text
   */
  add(line, text) {
    const inside = this.modules.map(({ name }) => name).join('::');
    this.items.push({ line, text: inside === '' ? text : `${text} in ${inside}` });
  }
}

/** @param {string} line */
function depthOf(line) {
  let depth = 0;
  while (line[depth] === ' ') depth++;
  return depth;
}

/**
 * `r#try#0,` is `try`.
 * @param {string} text
 */
function nameIn(text) {
  return text.trim().replace(/,$/, '').replace(/#\d+$/, '').replace(/^r#/, '');
}
