import { readFile } from 'node:fs/promises';
import { euros } from '../src/shared/money';
import { saveProduct } from '../src/infra/product-repository';

const [, , file = 'catalog.csv'] = process.argv;
const lines = (await readFile(file, 'utf8')).trim().split('\n');

for (const line of lines.slice(1)) {
  const [sku = '', name = '', price = '', category = ''] = line.split(';');
  await saveProduct({ sku, name, price: euros(Number(price)), category });
}
console.log(`${lines.length - 1} products imported`);
