// build.gradle and build.gradle.kts, which are programs: only what they plainly say of dependencies is read.
import { folderOf, joinPath } from '../../../std/paths.ts';
import { type BuildFacts, noFacts } from './builds.ts';
import { readSourceSetDependencies } from './gradle-source-sets.ts';

const project = /\bproject\s*\(\s*(?:path\s*[:=]\s*)?["']:?([\w.:/-]+)["']/g;
/** `projects.core.orderLines` is `:core:order-lines`. */
const accessor = /\bprojects((?:\.\w+)+)/g;
const coordinate = /["']([A-Za-z][\w.-]*):[\w.-]+(?::[^"'\n]*)?["']/g;
const namedGroup = /\bgroup\s*[:=]\s*["']([\w.-]+)["']\s*,/g;
/** The group of a task is a word: `verification`. */
const ownGroup = /^[ \t]*group\s*=?\s*["']([\w-]+\.[\w.-]+)["'][ \t\r]*$/m;
const android = /\bandroid\s*\{|\bcom\.android\./;
const namespace = /\bnamespace\b[\s=(]*["']([\w.]+)["']/;
const manifestPackage = /<manifest\b[^<>]*?\spackage\s*=\s*["']([\w.]+)["']/;

/** Of an AndroidManifest.xml. Newer builds name the package in Gradle. */
export function readAndroidManifest(text: string): BuildFacts {
  return { ...noFacts, androidNamespace: manifestPackage.exec(text)?.[1] };
}

/** `root` is the folder of the settings.gradle that the build belongs to. */
export function readGradle(path: string, text: string, root: string): BuildFacts {
  const folder = folderOf(path);
  const paths = matches(text, project).map((name) => name.replaceAll(':', '/'));
  const accessors = matches(text, accessor).map((name) => name.slice(1).replaceAll('.', '/'));
  return {
    modules: [
      {
        folder,
        names: [nameOf(folder)],
        needs: [...paths, ...accessors, ...accessors.map(withHyphens)].flatMap((name) => {
          const needed = joinPath(root, name);
          return needed === undefined ? [] : [nameOf(needed)];
        }),
      },
    ],
    groups: [...matches(text, coordinate), ...matches(text, namedGroup)],
    diagnostics: [],
    ownGroup: ownGroup.exec(text)?.[1],
    sourceSets: readSourceSetDependencies(text),
    androidNamespace: android.test(text) ? namespace.exec(text)?.[1] : undefined,
  };
}

function nameOf(folder: string): string {
  return `folder ${folder}`;
}

function withHyphens(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
