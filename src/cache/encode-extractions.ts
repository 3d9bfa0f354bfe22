// What is known of files as few strings and many numbers: nothing to parse when it is read again.
import type { Extraction, SourceFile } from '../model/source.ts';
import { type ExtractionBody, importKinds } from './extraction-body.ts';

export interface KnownFile {
  readonly file: SourceFile;
  readonly extraction: Extraction;
}

export function encodeExtractions(files: readonly KnownFile[]): ExtractionBody {
  const encoder = new Encoder();
  for (const known of files) encoder.addFile(known);
  return encoder.body();
}

class Encoder {
  readonly #numberOf = new Map<string, number>();
  readonly #measures: number[] = [];
  readonly #numbers: number[] = [];

  addFile({ file, extraction }: KnownFile): void {
    const { size, stamp = { modifiedMs: 0, changedMs: 0 } } = file;
    const { imports, scope, condition, declares } = extraction;
    this.#measures.push(size, stamp.modifiedMs, stamp.changedMs);
    this.#addText(file.path);
    this.#addText(scope);
    this.#addText(condition);
    this.#numbers.push(imports.length, declares === undefined ? 0 : declares.length + 1);
    for (const { specifier, name, line, kind } of imports) {
      this.#addText(specifier);
      this.#addText(name);
      this.#numbers.push(line, importKinds.indexOf(kind));
    }
    for (const name of declares ?? []) this.#addText(name);
  }

  body(): ExtractionBody {
    return {
      strings: [...this.#numberOf.keys()],
      measures: Float64Array.from(this.#measures),
      numbers: Int32Array.from(this.#numbers),
    };
  }

  #addText(text: string | undefined): void {
    this.#numbers.push(text === undefined ? 0 : this.#numberFor(text));
  }

  #numberFor(text: string): number {
    const known = this.#numberOf.get(text);
    if (known !== undefined) return known;
    const number = this.#numberOf.size + 1;
    this.#numberOf.set(text, number);
    return number;
  }
}
