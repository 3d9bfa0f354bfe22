import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { selectChanged } from '../../src/query/files/select-changed.ts';
import { reportOf } from '../support/report-of.ts';

const report = { ...reportOf({ files: ['bin/deploy.ts', 'src/assets/css.ts'] }), projectRoot: '/home/shop' };
const onDisk = new Set(['/home/shop/bin/deploy', '/home/shop/assets.css']);
const select = (written: string): readonly string[] =>
  selectChanged(report, [written], { from: '/home/shop', exists: (path) => onDisk.has(path) });

describe('a changed file', () => {
  it('can be named by the end of its path', () => {
    expect(select('deploy.ts')).toEqual(['bin/deploy.ts']);
  });

  it('is not the source file that imports would call so', () => {
    expect(select('bin/deploy')).toEqual(['bin/deploy']);
    expect(select('assets.css')).toEqual(['assets.css']);
  });

  it('must be there', () => {
    expect(() => select('src/assets/css')).toThrow(UserError);
  });
});
