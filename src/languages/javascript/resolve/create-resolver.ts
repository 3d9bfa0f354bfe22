// Resolves the imports of TypeScript and JavaScript as the compiler, Node and the bundlers do. Everything is known when
// the resolver is made; an import then costs one or two lookups, for most have been asked from the same folder before.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { Layout, Scope } from './layout.ts';
import { folderOf } from './paths.ts';
import { isDeclaration } from './probe-file.ts';
import { readProjectPackages } from './project-packages.ts';
import { resolveSpecifier } from './resolve-specifier.ts';
import { ConfigFinder } from './tsconfig-for-file.ts';
import { TsconfigReader } from './tsconfig-reader.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const diagnostics: Diagnostic[] = [];
  const packages = await readProjectPackages(project, diagnostics);
  const configs = new ConfigFinder(new TsconfigReader(project, packages, diagnostics));
  const resolver = new JavaScriptResolver({ entries: project.entries, packages, configs }, diagnostics);
  // Reads every config there is to read, so that what is wrong with one is known before the first question.
  for (const { file } of files) {
    resolver.prepare(file);
    configs.configsAround(folderOf(file.path));
  }
  return resolver;
}

/** What was answered to the files of one scope. */
interface Answers {
  readonly scope: Scope;
  readonly targets: Map<string, Target>;
}

interface Place {
  readonly here: Answers;
  /** Of names, which mean the same in every folder of a package. */
  readonly home: Answers;
}

class JavaScriptResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #layout: Layout;
  readonly #placeOf = new Map<string, Place>();
  readonly #answersByScope = new Map<string, Answers>();

  constructor(layout: Layout, diagnostics: readonly Diagnostic[]) {
    this.#layout = layout;
    this.diagnostics = diagnostics;
  }

  prepare(file: SourceFile): Place {
    let place = this.#placeOf.get(file.path);
    if (place === undefined) {
      place = this.#find(file);
      this.#placeOf.set(file.path, place);
    }
    return place;
  }

  resolve(from: SourceFile, { specifier }: ImportStatement): Target {
    const { here, home } = this.prepare(from);
    const { scope, targets } = dependsOnFolder(specifier) ? here : home;
    let target = targets.get(specifier);
    if (target === undefined) {
      target = resolveSpecifier(this.#layout, scope, specifier);
      targets.set(specifier, target);
    }
    return target;
  }

  #find({ path }: SourceFile): Place {
    const folder = folderOf(path);
    const config = this.#layout.configs.configFor(path);
    const preference = isDeclaration(path) ? 'declaration' : 'implementation';
    return {
      here: this.#answersFor({ folder, config, preference }),
      home: this.#answersFor({ folder: this.#layout.packages.homeOf(folder), config, preference }),
    };
  }

  #answersFor(scope: Scope): Answers {
    const key = [scope.preference, scope.config?.path ?? '', scope.folder].join('\0');
    let answers = this.#answersByScope.get(key);
    if (answers === undefined) {
      answers = { scope, targets: new Map() };
      this.#answersByScope.set(key, answers);
    }
    return answers;
  }
}

/** Behind a loader (`css!./cart.css`) there may be a path too. */
function dependsOnFolder(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.includes('!');
}
