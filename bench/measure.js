// What one fresh run of a command costs: CPU and wall seconds and peak memory, as the kernel counted them for it and
// for all that it started.
import { execFileSync } from 'node:child_process';

// wait4 tells the usage of that one child; Node itself offers no such call.
const wrapper = `
import json, os, signal, sys, time
cwd, output, limit = sys.argv[1], sys.argv[2], float(sys.argv[3])
start = time.perf_counter()
pid = os.fork()
if pid == 0:
    os.setsid()
    os.dup2(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    os.chdir(cwd)
    # With it Node reads the machine's certificates at each start, which takes longer than the start itself.
    os.environ.pop('NODE_EXTRA_CA_CERTS', None)
    os.execvp(sys.argv[4], sys.argv[4:])
signal.signal(signal.SIGALRM, lambda *_: os.killpg(pid, signal.SIGKILL))
signal.setitimer(signal.ITIMER_REAL, limit)
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
 * @typedef {{
 *   name: string, cwd: string, command: readonly string[],
 *   accepts?: readonly number[], output?: string, prepare?: () => void,
 * }} Contender
 * `accepts`: the exit codes of a run that did its work. `output`: where what it prints goes. `prepare`: before each run.
 */

/** After this a run is ended and said not to have finished. */
const limitSeconds = 240;

/**
 * @param {Contender} contender
 * @returns {Usage}
 */
export function measureRun({ cwd, command, output = '/dev/null', prepare }) {
  prepare?.();
  const given = ['-c', wrapper, cwd, output, `${limitSeconds}`, ...command];
  return JSON.parse(execFileSync('python3', given, { encoding: 'utf8' }));
}

/**
 * Each command several times, interleaved so that a busy moment affects all of them; the median of each.
 * @template {Contender} C
 * @param {readonly C[]} contenders
 * @param {number} rounds
 */
export function measureInterleaved(contenders, rounds) {
  const entries = contenders.map((contender) => ({ contender, runs: /** @type {Usage[]} */ ([]) }));
  for (let round = 0; round < rounds; round++) {
    for (const { contender, runs } of entries) runs.push(measureRun(contender));
  }
  return entries.map(({ contender, runs }) => ({ contender, ...medians(contender, runs) }));
}

/**
 * @param {Contender} contender
 * @param {readonly Usage[]} runs
 */
function medians({ accepts = [0] }, runs) {
  const failed = runs.find((run) => !accepts.includes(run.exitCode));
  return {
    failure: failed === undefined ? undefined : explain(failed.exitCode),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    peakMb: median(runs.map((run) => run.peakMb)),
  };
}

/** @param {number} exitCode */
function explain(exitCode) {
  return exitCode === -9 ? `did not finish in ${limitSeconds} s` : `failed with exit code ${exitCode}`;
}

/** @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
