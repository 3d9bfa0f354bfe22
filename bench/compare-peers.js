// Lintel and its peers on the same files, interleaved.
import { typescript500, typescript5000 } from './corpora.js';
import { analysis, nodeAlone, readFindings, secondAnalysis, withOutput } from './lintel.js';
import { measureInterleaved, measureRun } from './measure.js';
import { installPeers, peersOn } from './peers.js';
import { present, seconds, writeTable } from './publish.js';

/** @param {{ rounds: number, quick: boolean, publish: boolean }} options */
export function measurePeers({ rounds, quick, publish }) {
  installPeers();
  const corpora = [
    { name: 'peers-500', corpus: typescript500(), at: /** @type {const} */ (0) },
    ...(quick ? [] : [{ name: 'peers-5000', corpus: typescript5000(), at: /** @type {const} */ (1) }]),
  ];
  for (const { name, corpus, at } of corpora) {
    withOutput((out) => {
      const again = secondAnalysis(corpus, out);
      measureRun(again);
      /** @type {readonly (import('./measure.js').Contender & Partial<import('./peers.js').Peer>)[]} */
      const contenders = [nodeAlone, analysis(corpus, out), again, ...peersOn(corpus)];
      const results = measureInterleaved(contenders, rounds);
      const own = results.find(({ contender }) => contender.name === 'lintel analyze');
      if (own === undefined) throw new Error('Lintel did not run.');
      const { files, edges } = readFindings(out);
      const rows = results.map(({ contender, failure, cpuSeconds, wallSeconds, peakMb }) => [
        contender.name,
        seconds(cpuSeconds),
        seconds(wallSeconds),
        Math.round(peakMb),
        contender === own.contender ? edges : (failure === undefined && contender.edges?.()) || '',
        failure ?? (cpuSeconds / own.cpuSeconds).toFixed(2),
        goalOf(contender.goal?.[at]),
      ]);
      const head = ['', 'CPU s', 'wall s', 'peak MB', 'edges', 'CPU ÷ Lintel', 'goal'];
      const size = `${files} files, ${rounds === 1 ? 'one round' : `median of ${rounds} interleaved rounds`}:`;
      present(name, `${size}\n\n${writeTable(head, rows)}`, publish);
    });
  }
}

/** @param {number | undefined} goal */
function goalOf(goal) {
  return goal === undefined || goal === 0 ? '' : `≥ ${goal.toFixed(goal < 2 ? 1 : 0)}`;
}
