// Completes the rules of the configuration: replaces groups by their patterns and fills in defaults. Every mistake is
// reported in one line with its location and, if possible, a suggestion.
import { type BudgetFigure, layersRuleName, type Rule, type Selector } from '../model/rule.ts';
import { UserError } from '../model/user-error.ts';
import type { JsonPath } from '../std/located-json.ts';
import { expandNames } from '../std/expand-names.ts';
import { nearestWord } from '../std/nearest-word.ts';
import { findPatternError } from '../std/path-pattern.ts';
import type { Config } from './config-schema.ts';
import { placeIn } from './check-config.ts';
import type { FoundConfig } from './find-config.ts';
import { verbNames, type WrittenRule, type WrittenSelector } from './rule-schema.ts';

type RuleConfig = { readonly [K in 'groups' | 'rules' | 'layers']?: Config[K] | undefined };

export function readRules(config: RuleConfig, found: FoundConfig): readonly Rule[] {
  return new RuleReader(config, found).read();
}

/** The keys of each verb, besides those of all rules. */
const ownKeys: Readonly<Record<(typeof verbNames)[number], readonly (keyof WrittenRule)[]>> = {
  mustNotUse: ['from', 'transitive'],
  mayUse: ['from', 'transitive'],
  layers: ['closed', 'exhaustive', 'within', 'transitive'],
  independent: ['transitive'],
  protected: ['only'],
  acyclic: [],
  budget: [],
};

const keysOfSome = [...new Set(Object.values(ownKeys).flat())];

class RuleReader {
  readonly #config: RuleConfig;
  readonly #found: FoundConfig;
  readonly #groups = new Map<string, readonly string[]>();

  constructor(config: RuleConfig, found: FoundConfig) {
    this.#config = config;
    this.#found = found;
  }

  read(): readonly Rule[] {
    for (const [name, written] of Object.entries(this.#config.groups ?? {})) this.#readGroup(name, written);
    const names = new Map<string, number>();
    return (this.#config.rules ?? []).map((rule, i) => {
      const path = ['rules', i];
      const other = names.get(rule.name);
      if (other !== undefined) {
        this.#fail(
          [...path, 'name'],
          `another rule is called "${rule.name}" too (${this.#placeOf(['rules', other])})`,
        );
      }
      if (rule.name === layersRuleName && this.#config.layers !== undefined) {
        this.#fail([...path, 'name'], `the "layers" of the configuration are already a rule of that name`);
      }
      names.set(rule.name, i);
      return this.#readRule(rule, path);
    });
  }

  #readGroup(name: string, written: WrittenSelector): void {
    const path = ['groups', name];
    if (name === '' || /[*?[\]{}/\\!:.]/.test(name)) {
      this.#fail(path, 'the name of a group has no dot and none of the characters * ? [ ] { } / \\ ! :');
    }
    const patterns = [written].flat().flatMap((text) => {
      const other = text.replace(/^!/, '');
      if (this.#groups.has(other)) return this.#patternsOf(path, text);
      if (other !== name && Object.hasOwn(this.#config.groups ?? {}, other))
        this.#fail(path, `a group can name groups that are above it: move "${other}" up`);
      this.#checkPattern(path, text);
      return [text];
    });
    this.#checkHasPositive(path, patterns);
    this.#groups.set(name, patterns);
  }

  #readRule(rule: WrittenRule, path: JsonPath): Rule {
    const verb = this.#verbOf(rule, path);
    const basis = {
      name: rule.name,
      ...(rule.because !== undefined && { because: rule.because }),
      severity: rule.severity ?? 'error',
      ...(rule.kinds !== undefined && { kinds: rule.kinds }),
      except: (rule.except ?? []).map(
        ([from, to], i) =>
          [
            this.#selectFiles([...path, 'except', i], from),
            this.#select([...path, 'except', i], to),
          ] as const,
      ),
      optional: rule.optional ?? false,
      productOnly: rule.productOnly ?? false,
      place: this.#placeOf(path),
    } as const;
    const select = (key: keyof WrittenRule): Selector => this.#select([...path, key], written(key));
    const selectFiles = (key: keyof WrittenRule): Selector => this.#selectFiles([...path, key], written(key));
    const written = (key: keyof WrittenRule): WrittenSelector => this.#requireKey(rule, path, key);
    switch (verb) {
      case 'mustNotUse':
      case 'mayUse':
        return {
          ...basis,
          verb,
          from: selectFiles('from'),
          targets: select(verb),
          transitive: rule.transitive ?? false,
        };
      case 'layers':
        return {
          ...basis,
          verb,
          ...this.#readLayers(rule, path),
          closed: rule.closed ?? false,
          exhaustive: rule.exhaustive ?? false,
          transitive: rule.transitive ?? false,
        };
      case 'independent':
        return {
          ...basis,
          verb,
          members: this.#membersOf(rule, [...path, verb]),
          transitive: rule.transitive ?? true,
        };
      case 'acyclic':
        return { ...basis, verb, members: selectFiles('acyclic') };
      case 'protected':
        return { ...basis, verb, internals: select('protected'), only: selectFiles('only') };
      case 'budget':
        return { ...basis, verb, limits: Object.entries(rule.budget!) as [BudgetFigure, number][] };
    }
  }

  #verbOf(rule: WrittenRule, path: JsonPath): (typeof verbNames)[number] {
    const [verb, second] = verbNames.filter((name) => rule[name] !== undefined);
    if (verb === undefined)
      this.#fail(path, `the rule "${rule.name}" says nothing: add one of ${verbNames.join(', ')}`);
    if (second !== undefined) this.#fail(path, `a rule has one of ${verb} and ${second}, not both`);
    const stray = keysOfSome.find((key) => rule[key] !== undefined && !ownKeys[verb].includes(key));
    if (stray !== undefined) this.#fail([...path, stray], `a rule with ${verb} has no "${stray}"`);
    return verb;
  }

  #requireKey(rule: WrittenRule, path: JsonPath, key: keyof WrittenRule): WrittenSelector {
    const written = rule[key] as WrittenSelector | undefined;
    if (written === undefined) this.#fail(path, `the rule "${rule.name}" needs "${key}"`);
    return written;
  }

  /** A list of several selectors: each is a member. One selector: everything it matches is a member. */
  #membersOf({ independent }: WrittenRule, path: JsonPath): readonly Selector[] {
    const written = independent!;
    if (typeof written === 'string') return [this.#selectFiles(path, written)];
    const added = written.filter((each) => typeof each !== 'string' || !each.startsWith('!'));
    const removed = written.filter((each) => typeof each === 'string' && each.startsWith('!')).flat();
    if (added.length <= 1) return [this.#selectFiles(path, [added, removed].flat(2))];
    return added.map((each, i) => this.#select([...path, i], [each, removed].flat()));
  }

  #readLayers(rule: WrittenRule, path: JsonPath): { layers: readonly Selector[]; within?: Selector } {
    const within =
      rule.within === undefined ? undefined : this.#selectFiles([...path, 'within'], rule.within);
    const layers = rule.layers!.map((written, i) => {
      const place = [...path, 'layers', i];
      return within === undefined ? this.#select(place, written) : this.#selectWithin(place, within, written);
    });
    const seen = new Map<string, number>();
    for (const [i, written] of rule.layers!.entries()) {
      for (const text of [written].flat()) {
        if (seen.has(text)) this.#fail([...path, 'layers', i], `"${text}" is in more than one layer`);
        seen.set(text, i);
      }
    }
    return { layers, ...(within !== undefined && { within }) };
  }

  /** Inside each folder of `within`: `ui` is the folder or file with that name in it. */
  #selectWithin(path: JsonPath, within: Selector, written: WrittenSelector): Selector {
    const texts = [written].flat();
    const patterns = texts.flatMap((text) => {
      const group = this.#groups.get(text);
      if (group !== undefined) return group;
      this.#checkPattern(path, text);
      return /[*?[\]{}/.\\]/.test(text) ? [text] : [`{${text},${text}.*}`];
    });
    const isGroup = texts.every((text) => this.#groups.has(text));
    if (isGroup) return { text: texts.join(', '), patterns };
    return {
      text: texts.join(', '),
      patterns: within.patterns
        .filter((folder) => !folder.startsWith('!'))
        .flatMap((folder) => patterns.map((pattern) => `${folder.replace(/\/+$/, '')}/${pattern}`)),
    };
  }

  /** For the using side: the dependencies of packages are unknown, so only files are allowed. */
  #selectFiles(path: JsonPath, written: WrittenSelector): Selector {
    const selector = this.#select(path, written);
    const added = selector.patterns.filter((pattern) => !pattern.startsWith('!'));
    if (added.length > 0 && added.every((pattern) => pattern.startsWith('package:'))) {
      this.#fail(path, `"${selector.text}" selects packages, and only files of the project use something`);
    }
    return selector;
  }

  #select(path: JsonPath, written: WrittenSelector): Selector {
    const texts = [written].flat();
    if (texts.length === 0) return { text: 'nothing', patterns: [] };
    const patterns = texts.flatMap((text) => this.#patternsOf(path, text));
    this.#checkHasPositive(path, patterns);
    return { text: texts.join(', '), patterns };
  }

  #patternsOf(path: JsonPath, text: string): readonly string[] {
    const isRemoved = text.startsWith('!');
    const group = this.#groups.get(isRemoved ? text.slice(1) : text);
    if (group !== undefined) {
      if (!isRemoved) return group;
      if (group.some((pattern) => pattern.startsWith('!'))) {
        this.#fail(
          path,
          `"${text}" takes away a group that has exceptions itself: write its patterns instead`,
        );
      }
      return group.map((pattern) => `!${pattern}`);
    }
    const name = isRemoved ? text.slice(1) : text;
    if (!/[*?[\]{}/\\.:]/.test(name)) this.#failUnknownGroup(path, name);
    this.#checkPattern(path, text);
    return [text];
  }

  #failUnknownGroup(path: JsonPath, name: string): never {
    const meant = nearestWord(name, this.#groups.keys());
    const hint =
      meant === undefined
        ? `for a folder write its path from the root, such as "${name}/**" or "src/${name}/**"`
        : `did you mean "${meant}"?`;
    this.#fail(path, `there is no group "${name}"; ${hint}`);
  }

  #checkPattern(path: JsonPath, text: string): void {
    const pattern = text.startsWith('!') ? text.slice(1) : text;
    if (pattern.startsWith('package:')) {
      const expanded = expandNames(pattern.slice('package:'.length));
      if (!expanded.ok) this.#fail(path, `"${text}" is not a pattern of packages: ${expanded.reason}`);
      return;
    }
    if (pattern.startsWith('pkg:')) {
      this.#fail(
        path,
        `"${text}" is the ID of a package; in rules write "${text.replace('pkg:', 'package:')}"`,
      );
    }
    const reason = findPatternError(pattern);
    if (reason !== undefined) this.#fail(path, `"${text}" is not a pattern: ${reason}`);
  }

  #checkHasPositive(path: JsonPath, patterns: readonly string[]): void {
    if (patterns.every((pattern) => pattern.startsWith('!'))) {
      this.#fail(path, 'a selector of exceptions alone selects nothing: say first what they are taken from');
    }
  }

  #placeOf(path: JsonPath): string {
    const line = this.#found.json.lineOf([...this.#found.path, ...path]);
    return placeIn(this.#found, line);
  }

  #fail(path: JsonPath, message: string): never {
    throw new UserError(`${this.#placeOf(path)}: ${message}${message.endsWith('?') ? '' : '.'}`);
  }
}
