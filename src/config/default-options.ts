// The default options.
import type { Options } from '../model/options.ts';

export const defaultOptions: Options = {
  include: [],
  exclude: [],
  maxFileSize: 10 * 1024 * 1024,
  top: 20,
  layers: undefined,
  rules: undefined,
  roles: {},
  thresholds: { godModule: 8, dependencyExplosion: 12 },
  cycles: { typeOnly: false },
  affected: undefined,
  cuts: 5,
  history: true,
};
