// Lintel by itself on large real projects of every kind of language.
import { corporaByLanguage } from './corpora.js';
import { analysis, readFindings, secondAnalysis, withOutput } from './lintel.js';
import { measureInterleaved, measureRun } from './measure.js';
import { present, seconds, writeTable } from './publish.js';

/** @param {{ rounds: number, publish: boolean }} options */
export function measureLanguages({ rounds, publish }) {
  const rows = corporaByLanguage().map(({ language, name, folder }) => {
    process.stderr.write(`measuring ${name}\n`);
    return withOutput((out) => {
      const again = secondAnalysis(folder, out);
      measureRun(again);
      const [first, second] = measureInterleaved([analysis(folder, out), again], rounds);
      if (first === undefined || second === undefined) throw new Error('Nothing was measured.');
      const { files, edges } = readFindings(out);
      return [
        `${name} (${language})`,
        files,
        edges,
        first.failure ?? seconds(first.cpuSeconds),
        seconds(first.wallSeconds),
        Math.round(first.peakMb),
        (second.cpuSeconds / first.cpuSeconds).toFixed(2),
      ];
    });
  });
  const head = ['project', 'files', 'dependencies', 'CPU s', 'wall s', 'peak MB', 'second run ÷ first'];
  present('languages', writeTable(head, rows), publish);
}
