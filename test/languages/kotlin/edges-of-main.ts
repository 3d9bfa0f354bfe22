import { analyzeText } from '../../support/analyze-text.ts';

export type Files = Readonly<Record<string, string>>;

/** Where the code of `Main.kt` leads, besides packages and the files that declare types, whose names begin with a capital. */
export async function edgesOf(main: string, files: Files): Promise<string[]> {
  const report = await analyzeText({ ...files, 'Main.kt': `package shop\n${main}` });
  return report.edges
    .filter(([from]) => from === 'Main.kt')
    .map(([, to]) => to)
    .filter((to) => /^[a-z].*\.kt$/.test(to));
}
