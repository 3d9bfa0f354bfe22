// Real Go code to measure on, from Debian's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} debianPackage
 * @property {string} folder Where its modules stand in the package.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** The systems that every corpus is checked for, put together. */
export const everywhere = [
  'linux/amd64',
  'linux/arm64',
  'darwin/arm64',
  'windows/amd64',
  'freebsd/amd64',
  'js/wasm',
];

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: "Go's standard library and tools",
    debianPackage: 'golang-1.19-src',
    folder: 'usr/share/go-1.19/src',
    inDevelopmentSet: true,
  },
  gocode('cobra', 'golang-github-spf13-cobra-dev', 'github.com/spf13/cobra'),
  gocode(
    'Prometheus client',
    'golang-github-prometheus-client-golang-dev',
    'github.com/prometheus/client_golang',
  ),
  gocode('gRPC', 'golang-google-grpc-dev', 'google.golang.org/grpc'),
  gocode('go-git', 'golang-github-go-git-go-git-dev', 'github.com/go-git/go-git'),
  gocode('containerd', 'golang-github-containerd-containerd-dev', 'github.com/containerd/containerd'),
  gocode('x/tools', 'golang-golang-x-tools-dev', 'golang.org/x/tools'),
];

/**
 * @param {string} name
 * @param {string} debianPackage
 * @param {string} path
 * @returns {Corpus}
 */
function gocode(name, debianPackage, path) {
  return { name, debianPackage, folder: `usr/share/gocode/src/${path}`, inDevelopmentSet: false };
}

/**
 * Downloads and unpacks it, once.
 * @param {Corpus} corpus
 * @returns {{ folder: string, version: string }}
 */
export function fetchCorpus({ debianPackage, folder }) {
  const place = join(tmpdir(), 'lintel-corpora', 'go');
  mkdirSync(place, { recursive: true });
  const findArchive = () => readdirSync(place).find((file) => file.startsWith(`${debianPackage}_`));
  if (findArchive() === undefined) {
    execFileSync('apt-get', ['download', debianPackage], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const archive = findArchive();
  if (archive === undefined) throw new Error(`Debian has no package ${debianPackage}.`);
  const unpacked = join(place, debianPackage);
  if (!existsSync(unpacked)) execFileSync('dpkg', ['-x', join(place, archive), unpacked]);
  const version = decodeURIComponent(archive.split('_')[1] ?? '');
  return { folder: join(unpacked, folder), version };
}
