#!/usr/bin/env node
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// What the engine compiled is kept beside the program, in the hands of whoever may change the program itself.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('../dist/.compiled', import.meta.url)));
await import('../dist/cli.js');
