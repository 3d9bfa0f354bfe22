// Settings of a tsconfig that decide whether type-only imports survive compilation.
import type { ConfigSettings } from './tsconfig-settings.ts';

export interface EmitSettings {
  /** Only imports with `type` are dropped. */
  readonly keepsImports: boolean;
  /** The types of decorated members are values. */
  readonly emitsMetadata: boolean;
  /** Except nullable ones. */
  readonly checksNull: boolean;
  /** Names that must be imported for compiled JSX. */
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

/** The defaults of the compiler. */
export const defaultEmitSettings: EmitSettings = emitSettings({ references: [] });

/** With `react-jsx` the compiler adds the imports itself. */
function elementNames(settings: ConfigSettings): readonly string[] {
  const mode = settings.jsx?.value.toLowerCase() ?? '';
  if (mode.startsWith('react-jsx') || settings.jsxImportSource !== undefined) return [];
  const factory = settings.jsxFactory?.value ?? settings.reactNamespace?.value ?? 'React';
  return [factory, settings.jsxFragmentFactory?.value ?? factory].map(firstName);
}

function firstName(path: string): string {
  return path.split('.', 1)[0]!;
}
