import { extractImports, type Refine } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { markTypeOnlyImports } from '../../../src/languages/javascript/extract/type-only-imports.ts';
import { defaultEmitSettings } from '../../../src/languages/javascript/resolve/tsconfig.ts';
import { sourceText } from '../../support/source-text.ts';

/** The imports of one file, one per line: `3 static ./cart.js`. Without names that it does not import. */
export function extracted(path: string, text: string | Uint8Array, refine?: Refine): string[] {
  return extractImports(sourceText(path, text), refine).imports.flatMap(({ line, kind, specifier, detail }) =>
    detail?.kind === 'free-name' ? [] : `${line} ${kind} ${specifier}`,
  );
}

/** The same, and imports that only types need are `type`, as the compiler has it without options. */
export function extractedByUse(path: string, text: string | Uint8Array): string[] {
  return extracted(path, text, (script, start, isNamedElsewhere) =>
    markTypeOnlyImports(script, {
      isChecked: () => true,
      emit: defaultEmitSettings,
      start,
      isNamedElsewhere,
    }),
  );
}
