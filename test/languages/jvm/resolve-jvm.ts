// Where everything in a project of Java, Kotlin and Scala written down in a test leads.
import { jvm } from '../../../src/languages/jvm-languages.ts';
import { resolveText } from '../../support/resolve-text.ts';
import type { ProjectText } from '../../support/text-project.ts';

export function resolveJvm(texts: ProjectText): ReturnType<typeof resolveText> {
  return resolveText(jvm, texts);
}
