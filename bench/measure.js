// What one fresh run of a command costs: CPU and wall seconds and peak memory, as the kernel counted them for it.
import { execFileSync } from 'node:child_process';

// wait4 tells the usage of that one child; Node itself offers no such call.
const wrapper = `
import json, os, sys, time
out = os.open(os.devnull, os.O_WRONLY)
start = time.perf_counter()
pid = os.fork()
if pid == 0:
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.chdir(sys.argv[1])
    os.execvp(sys.argv[2], sys.argv[2:])
_, status, usage = os.wait4(pid, 0)
wall = time.perf_counter() - start
print(json.dumps({
    'exitCode': os.waitstatus_to_exitcode(status),
    'cpuSeconds': usage.ru_utime + usage.ru_stime,
    'wallSeconds': wall,
    'peakMb': usage.ru_maxrss / 1024,
}))
`;

/**
 * @typedef {{ exitCode: number, cpuSeconds: number, wallSeconds: number, peakMb: number }} Usage
 * @typedef {{ name: string, cwd: string, command: string[] }} Contender
 */

/**
 * @param {string} cwd
 * @param {readonly string[]} command
 * @returns {Usage}
 */
export function measureRun(cwd, command) {
  return JSON.parse(execFileSync('python3', ['-c', wrapper, cwd, ...command], { encoding: 'utf8' }));
}

/**
 * Each command several times, taken in turns so that a noisy minute hits all alike; the median of each.
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 */
export function measureInTurns(contenders, rounds) {
  const entries = contenders.map((contender) => ({ contender, runs: /** @type {Usage[]} */ ([]) }));
  for (let round = 0; round < rounds; round++) {
    for (const { contender, runs } of entries) runs.push(measureRun(contender.cwd, contender.command));
  }
  return entries.map(({ contender, runs }) => ({ contender, ...medians(runs) }));
}

/** @param {readonly Usage[]} runs */
function medians(runs) {
  const failed = runs.find((run) => run.exitCode !== 0);
  return {
    exitCode: failed?.exitCode ?? 0,
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    peakMb: median(runs.map((run) => run.peakMb)),
  };
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
