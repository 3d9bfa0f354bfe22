// Modules that are built into JavaScript runtimes. A fixed list, because the analysed code may target a newer Node than
// the one that runs Lintel.
import { wordSet } from '../../kit/word-set.ts';

/** `node:fs` for `fs`, `node:fs` and `fs/promises`. */
export function builtinModule(specifier: string): string | undefined {
  if (specifier.startsWith('node:')) {
    const path = specifier.slice('node:'.length);
    return modules.has(path) || prefixedModules.has(path) ? `node:${rootOf(path)}` : undefined;
  }
  if (modules.has(specifier)) return `node:${rootOf(specifier)}`;
  const isMade = otherSchemes.test(specifier) || madeNames.test(specifier);
  return isMade ? specifier.replace(/\?.*/s, '') : undefined;
}

/** The modules of Nuxt. Others may use such names for their own files. */
export function isNuxtModule(specifier: string): boolean {
  return /^#(?:app|app-manifest|build|components|head|imports|internal)(?:\/|$)/.test(specifier);
}

function rootOf(path: string): string {
  return path.replace(/\/.*/s, '');
}

/** Of Bun, Cloudflare, Fastly, GJS and Astro, and of plugins of Vite and Rollup, which make modules while they build. */
const otherSchemes = /^(?:astro|bun|cloudflare|fastly|gi|virtual):./;

/** What SvelteKit and well-known plugins make, under names that no package can have. */
const madeNames = /^(?:\$(?:app|env)\/.|\$service-worker$|~icons\/.|~(?:react-)?pages$)/;

/** Require `node:`: the bare name is an npm package. */
const prefixedModules = new Set(['ffi', 'quic', 'sea', 'sqlite', 'test', 'test/reporters', 'vfs']);

const modules = wordSet(`
  _http_agent _http_client _http_common _http_incoming _http_outgoing _http_server
  _stream_duplex _stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable
  _tls_common _tls_wrap
  assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel
  dns dns/promises domain events fs fs/promises http http2 https inspector inspector/promises module net os
  path path/posix path/win32 perf_hooks process punycode querystring readline readline/promises repl
  stream stream/consumers stream/iter stream/promises stream/web string_decoder sys timers timers/promises tls
  trace_events tty url util util/types v8 vm wasi worker_threads zlib zlib/iter
`);
