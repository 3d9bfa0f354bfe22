// State of one scan, shared by the token readers.
import * as before from './before.ts';
import { Frames } from './frames.ts';
import { JsDocImports } from './jsdoc-imports.ts';
import type { Script } from './script.ts';
import { Types } from './types.ts';

export class Scan {
  readonly script: Script;
  readonly bytes: Buffer;
  readonly length: number;
  readonly typed: boolean;
  readonly jsx: boolean;
  readonly frames = new Frames();
  readonly types: Types;
  readonly jsDoc: JsDocImports;
  /** See before.ts. */
  before = before.start;
  /** The name that the script gave to a `require` of its own; empty if it has none. */
  loader = '';
  /** No regular expression ends before this position, so no line is read twice. */
  noRegExpBefore = 0;

  constructor(script: Script) {
    this.script = script;
    this.bytes = script.bytes;
    this.length = script.length;
    this.typed = script.dialect.typed;
    this.jsx = script.dialect.jsx;
    this.types = new Types(script);
    this.jsDoc = new JsDocImports(script);
  }
}
