// Where the imports of a Zig file lead.
import type { EntryKind } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import { explainMissingFile } from '../../kit/missing-file.ts';
import type { Resolver } from '../../language.ts';
import type { Packages } from './packages.ts';
import { asset, outOfProject, toBuiltin, toFile, toPackage, unresolved } from '../../kit/targets.ts';
import { wordSet } from '../../kit/word-set.ts';

const builtins = new Set(['std', 'builtin', 'root']);
/** Made by the build: it exists, but nobody wrote it. */
const generated = asset;

export class ZigResolver implements Resolver {
  readonly diagnostics = [];
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #packages: Packages;

  constructor(entries: ReadonlyMap<string, EntryKind>, packages: Packages) {
    this.#entries = entries;
    this.#packages = packages;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (detail?.kind === 'c-include') return this.#resolveHeader(from, specifier);
    const folder = folderOf(from.path);
    const isPath = /\.(?:zig|zon)$/.test(specifier) || specifier.includes('/');
    const isEmbedded = detail?.kind === 'embed';
    if (isPath || isEmbedded) {
      const place = isEmbedded && !isPath ? this.#packages.find(specifier, folder) : undefined;
      return place?.kind === 'generated' ? generated : this.#resolveFile(joinPath(folder, specifier));
    }
    if (builtins.has(specifier)) return toBuiltin(specifier);
    const place = this.#packages.find(specifier, folder);
    if (place === undefined)
      return unresolved('no build.zig or build.zig.zon around it names such a module plainly');
    if (place.kind === 'generated') return generated;
    if (place.kind === 'package') return toPackage(place.name);
    return this.#resolveFile(place.path);
  }

  #resolveFile(path: string | undefined): Target {
    if (path === undefined) return outOfProject;
    const kind = this.#entries.get(path);
    if (kind === 'source') return toFile(path);
    if (kind === 'asset') return asset;
    return unresolved(explainMissingFile(this.#entries, path));
  }

  /** Beside the file or in the folders above it, by itself or in one for headers; else in the system. */
  #resolveHeader(from: SourceFile, header: string): Target {
    for (let folder = folderOf(from.path); ; folder = folderOf(folder)) {
      for (const inside of ['', 'include/', 'src/']) {
        const path = joinPath(folder, inside + header);
        if (path !== undefined && this.#entries.get(path) === 'source') return toFile(path);
      }
      if (folder === '.') break;
    }
    if (isOfLibc(header)) return toBuiltin('libc');
    return toPackage(header.split('/', 1)[0]?.replace(/(?!^)\.h$/, '') ?? header);
  }
}

const headers = wordSet(`
  assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
  stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype
  aio dirent dlfcn fcntl fmtmsg fnmatch ftw getopt glob grp iconv langinfo libgen monetary mqueue ndbm net/if
  netdb netinet/in netinet/tcp nl_types poll pthread pwd regex sched search semaphore spawn strings sys/ioctl
  sys/ipc sys/mman sys/msg sys/resource sys/select sys/sem sys/shm sys/socket sys/stat sys/statvfs sys/time
  sys/times sys/types sys/uio sys/un sys/utsname sys/wait syslog termios unistd utime wordexp arpa/inet
`);

function isOfLibc(header: string): boolean {
  return header.endsWith('.h') && headers.has(header.slice(0, -'.h'.length));
}
