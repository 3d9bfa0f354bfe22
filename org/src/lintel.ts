// All that this package takes from Lintel itself.
export { UserError } from '../../src/model/user-error.ts';
export { version } from '../../src/model/version.ts';
