// What the mix.exs files ask for, and the applications that they describe. They are programs, which are not run: only
// literals count.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { namesIn } from '../../kit/declarations.ts';
import { namesByFolder } from '../../kit/names-by-folder.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import type { ManifestPackages, ProductFiles } from '../../language.ts';
import { applicationOf } from './create-resolver.ts';

const dependency = /\{\s*:([a-z]\w*)\s*,\s*"([^"\n#]*)"/g;

export function readManifestPackages({ manifests }: Project, productFiles: ProductFiles): ManifestPackages {
  const own = [...manifests].filter(([path]) => nameOf(path) === 'mix.exs');
  const files = productFiles().filter(({ file }) => file.path.endsWith('.ex'));
  const namesOf = namesByFolder(
    own.map(([path]) => folderOf(path)),
    files,
    ({ declares }) => namesIn(declares).flatMap(topModule),
  );
  return {
    required: own.flatMap(([manifest, text]) =>
      Array.from(text.matchAll(dependency), ([, name = '', range = '']) => ({
        node: name,
        name,
        range,
        manifest,
      })),
    ),
    provided: own.flatMap(([path, text]) => describe(path, text, namesOf.get(folderOf(path)))),
  };
}

function describe(manifest: FilePath, text: string, modules: Iterable<string> = []) {
  const name = /^[ \t]*(?:\[[ \t]*)?app:[ \t]*:([a-z]\w*)/m.exec(text)?.[1];
  if (name === undefined) return [];
  const written = /^[ \t]*version:[ \t]*(?:"([^"\n#]*)"|@(\w+))/m.exec(text);
  const version = written?.[1] ?? attributeIn(text, written?.[2]);
  return [{ name, version, manifest, imports: [...modules] }];
}

/** `@version "1.2.0"` */
function attributeIn(text: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return Array.from(text.matchAll(/^[ \t]*@(\w+)[ \t]+"([^"\n#]*)"/gm)).find(
    ([, found]) => found === name,
  )?.[2];
}

/** Tasks of Mix and implementations of protocols are in namespaces of Elixir. */
function topModule(name: string): string[] {
  const [top = ''] = name.split('.', 1);
  return top === '' || applicationOf(top) !== undefined ? [] : [top];
}
