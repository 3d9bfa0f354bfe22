// The state of one scan, shared by those who read its tokens.
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
  /** What the last token was; see before.ts. */
  before = before.start;

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
