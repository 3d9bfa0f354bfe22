// Type-only imports that are not marked as such: compilers drop them, unless the config of the file says otherwise.
import type { Project } from '../../model/project.ts';
import type { TypeUseReader } from '../language.ts';
import { extractImports, type Refine } from './extract/extract-imports.ts';
import { markTypeOnlyImports } from './extract/type-only-imports.ts';
import { defaultEmitSettings } from './resolve/emit-settings.ts';
import { readProjectConfigs } from './resolve/scope.ts';

export async function createTypeUseReader(project: Project): Promise<TypeUseReader> {
  const { configs } = await readProjectConfigs(project);
  return {
    read(source, isAsked, lastLine) {
      const { emit = defaultEmitSettings } = configs.configFor(source.path) ?? {};
      const refine: Refine = (script, start, isNamedElsewhere) =>
        markTypeOnlyImports(script, { isChecked: isAsked, emit, start, isNamedElsewhere });
      return extractImports(source, refine, lastLine).imports;
    },
  };
}
