// The default options.
import type { Options } from '../model/options.ts';

export const defaultOptions: Options = {
  include: [],
  exclude: [],
  maxFileSize: 10 * 1024 * 1024,
  top: 20,
  layers: [
    ['cli', 'web', 'web-ui', 'ui', 'api', 'interface', 'presentation'],
    ['app', 'application'],
    ['core', 'domain'],
    ['exporters', 'adapters', 'infra', 'infrastructure'],
    ['utils', 'util', 'shared', 'common'],
  ],
  thresholds: { godModule: 8, dependencyExplosion: 12 },
  cycles: { typeOnly: false },
};
