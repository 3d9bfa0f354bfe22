// Writes down what Roslyn says of the small shop that the tests know: `node accuracy/csharp/store-slice.js`.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compilationsIn } from './compilations.js';
import { askOracle, buildOracle } from './oracle.js';

const folder = resolve('test/accuracy/csharp/shop');
const { files, edges } = askOracle(buildOracle(), folder, compilationsIn(folder));
const pairs = [...new Set(edges.map(([from, to]) => `${from} → ${to}`))].toSorted();
writeFileSync('test/accuracy/csharp/shop.json', `${JSON.stringify({ files, edges: pairs }, undefined, 2)}\n`);
