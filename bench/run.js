// `npm run bench`: how fast Lintel is, alone and compared with its peers. The machine may be busy, so compare ratios
// within one run only.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.js';
import { measureLanguages } from './languages.js';
import { measurePeers } from './compare-peers.js';
import { measureScans } from './scans.js';

const parts = {
  peers: measurePeers,
  languages: measureLanguages,
  scans: measureScans,
  growth: measureGrowth,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run bench -- [part …] [--rounds 3] [--quick] [--publish]

parts      ${Object.keys(parts).join(', ')}; all of them by default
--quick    only the peers, on 550 files, one round: about two minutes
--publish  writes the tables into docs/performance.md`);
} else {
  const named = Object.entries(parts).filter(([name]) => isWanted(name));
  if (named.length === 0) throw new Error(`No such part: ${positionals.join(' ')}. See --help.`);
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const options = {
    rounds: values.quick ? 1 : Number(values.rounds),
    quick: values.quick,
    publish: values.publish,
  };
  for (const [, measure] of named) await measure(options);
}

/** @param {string} name */
function isWanted(name) {
  if (positionals.length > 0) return positionals.includes(name);
  return !values.quick || name === 'peers';
}
