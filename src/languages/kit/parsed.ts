// The result of parsing a manifest: its content, or why that failed.
import type { Diagnostic } from '../../model/diagnostic.ts';

export type Parsed<Content> = { readonly ok: true; readonly value: Content } | ParseFailure;

export interface ParseFailure {
  readonly ok: false;
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

/** The message says what happened and what is assumed. */
export function invalidManifest(file: string, message: string, line?: number): Diagnostic {
  return line === undefined
    ? { kind: 'invalid-manifest', file, message }
    : { kind: 'invalid-manifest', file, line, message };
}

/** From 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
