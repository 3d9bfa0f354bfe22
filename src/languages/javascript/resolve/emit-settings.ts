// What a tsconfig says about the imports that are left when the code is compiled, though types alone need them.
import type { ConfigSettings } from './tsconfig-settings.ts';

export interface EmitSettings {
  /** What is written decides: an import is dropped only where it says `type`. */
  readonly keepsImports: boolean;
  /** The types of decorated members are values. */
  readonly emitsMetadata: boolean;
  /** Such a type is not, where it can be null or undefined. */
  readonly checksNull: boolean;
  /** What elements of JSX are compiled to calls of, by the names that must be imported for that. */
  readonly elementNames: readonly string[];
}

export function emitSettings(settings: ConfigSettings): EmitSettings {
  const unused = settings.importsNotUsedAsValues?.value.toLowerCase();
  return {
    keepsImports:
      settings.verbatimModuleSyntax?.value === true ||
      settings.preserveValueImports?.value === true ||
      unused === 'preserve' ||
      unused === 'error',
    emitsMetadata: settings.emitDecoratorMetadata?.value === true,
    checksNull: (settings.strictNullChecks ?? settings.strict)?.value === true,
    elementNames: elementNames(settings),
  };
}

/** Without a config, as the compiler does without options. */
export const defaultEmitSettings: EmitSettings = emitSettings({ references: [] });

/** With `react-jsx` the compiler imports what it needs by itself. */
function elementNames(settings: ConfigSettings): readonly string[] {
  const mode = settings.jsx?.value.toLowerCase() ?? '';
  if (mode.startsWith('react-jsx') || settings.jsxImportSource !== undefined) return [];
  const factory = settings.jsxFactory?.value ?? settings.reactNamespace?.value ?? 'React';
  return [factory, settings.jsxFragmentFactory?.value ?? factory].map(firstName);
}

function firstName(path: string): string {
  return path.split('.', 1)[0]!;
}
