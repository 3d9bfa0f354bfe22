// `npm ci` must work on every machine, from the registry alone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(['package-lock.json', 'bench/peers/package-lock.json', 'accuracy/linter/package-lock.json'])(
  '%s',
  (file) => {
    const { packages } = readLock(file);

    // A registry that does not carry the builds for other systems makes npm forget them, and then `npm ci` refuses.
    it('lists the builds for every system, not for the one it was written on alone', () => {
      const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
        Object.keys(optionalDependencies),
      );
      expect(wanted.filter((name) => !Object.hasOwn(packages, `node_modules/${name}`))).toEqual([]);
    });

    it('records no download address', () => {
      // A link leads to a folder of this repository.
      const downloaded = Object.values(packages).filter(({ link }) => link !== true);
      expect(downloaded.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    });
  },
);

// The benchmark installs its peers with --ignore-scripts.
it('runs no script of a package when the project is installed', () => {
  const { packages } = readLock('package-lock.json');
  expect(Object.values(packages).filter(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
});

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

function readLock(file: string): Lock {
  return JSON.parse(readFileSync(file, 'utf8')) as Lock;
}
