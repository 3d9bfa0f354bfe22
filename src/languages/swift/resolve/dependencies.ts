// External packages, by the names of the modules they provide.
import type { FilePath } from '../../../model/file-path.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { parseJsonc } from '../../kit/jsonc.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { listAt, valueAt } from '../../kit/untyped.ts';
import { lastPart, type PackageManifest } from './package-manifest.ts';

export class Dependencies {
  readonly #products = new Map<string, string>();
  /** Normalized name (no case, no signs) → package. */
  readonly #packages = new Map<string, string>();
  readonly diagnostics: Diagnostic[] = [];

  constructor(manifests: readonly PackageManifest[], texts: ReadonlyMap<FilePath, string>) {
    for (const { products, packages } of manifests) {
      for (const [product, from] of products) this.#products.set(product, from);
      for (const name of packages) this.#packages.set(plain(name), name);
    }
    for (const [path, text] of texts) {
      if (path.endsWith('Podfile')) this.#readPodfile(text);
      else if (path.endsWith('Package.resolved')) this.#readPins(path, text);
    }
  }

  packageOf(module: string): string | undefined {
    const from = this.#products.get(module) ?? this.#packages.get(plain(module));
    return from ?? this.#packages.get(`swift${plain(module)}`) ?? this.#byPrefix(module);
  }

  /** `NIOCore` belongs to the package with the product `NIO`. */
  #byPrefix(module: string): string | undefined {
    const shortest = 3;
    for (let end = module.length - 1; end >= shortest; end--) {
      const from = this.#products.get(module.slice(0, end));
      if (from !== undefined) return from;
    }
    return undefined;
  }

  #readPodfile(text: string): void {
    for (const [, pod] of text.matchAll(/^[ \t]*pod[ \t(]+['"]([^'"\n]+)['"]/gm)) {
      // `Firebase/Core` is a subspec of the pod `Firebase`.
      const name = pod?.split('/')[0] ?? '';
      if (name !== '') this.#packages.set(plain(name), name);
    }
  }

  #readPins(file: FilePath, text: string): void {
    const result = parseJsonc(text);
    if (!result.ok) {
      const message = `Not valid JSON (${result.reason}); the file is ignored.`;
      this.diagnostics.push(invalidManifest(file, message, result.line));
      return;
    }
    for (const name of pinsIn(result.value)) this.#packages.set(plain(name), name);
  }
}

/** Version 1 (`object.pins`) and later versions (`pins`). */
function pinsIn(value: unknown): readonly string[] {
  const pins = listAt(valueAt(value, 'pins') ?? valueAt(value, 'object', 'pins'));
  return pins.flatMap((pin) => {
    const address = valueAt(pin, 'location') ?? valueAt(pin, 'repositoryURL') ?? valueAt(pin, 'identity');
    return typeof address === 'string' ? [lastPart(address)] : [];
  });
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_.]/g, '');
}
