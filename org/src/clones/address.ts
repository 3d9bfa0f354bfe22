// Where a repository is: a folder of this machine, or a URL that git can fetch from.
import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { UserError } from '../lintel.ts';

export interface Address {
  /** Absolute path, or URL without credentials. */
  readonly text: string;
  readonly isLocal: boolean;
}

/** `git@host:group/name.git`, which git takes for ssh. */
const shortSsh = /^[\w.-]+@[\w.-]+:(?!\/\/)/;

const allowedProtocols = new Set(['https:', 'ssh:', 'file:']);

/** Throws UserError. */
export function parseAddress(written: string): Address {
  if (shortSsh.test(written)) return { text: written, isLocal: false };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(written)) return { text: checkUrl(written), isLocal: false };
  if (/^[a-z][\w+.-]*::/i.test(written)) {
    throw new UserError(`${written} names a program of git, which is not started.`);
  }
  const path = resolve(written);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UserError(`There is no folder ${written}.`);
  }
  return { text: path, isLocal: true };
}

function checkUrl(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined) throw new UserError('An address is not a valid URL.');
  if (!allowedProtocols.has(url.protocol)) {
    throw new UserError(`${url.protocol}// is not allowed: use https, ssh or file.`);
  }
  const isSecret = url.password !== '' || (url.username !== '' && url.protocol !== 'ssh:');
  if (isSecret) {
    // Not repeated: it would be in a log.
    throw new UserError(
      `The address at ${url.host} has credentials in it. Leave them out, write them to a file as git-credential-store does, and name that file with --credentials.`,
    );
  }
  return written;
}

/** `https://host/acme/billing.git` → `billing`, and with its folder `acme/billing` */
export function namesOf({ text }: Address): readonly [short: string, long: string] {
  const path = text.replace(/[/\\]+$/, '').replace(/\.git$/, '');
  const short = basename(path.replaceAll(':', '/'));
  const folder = basename(dirname(path.replaceAll(':', '/')));
  return [short, folder === '' ? short : `${folder}/${short}`];
}
