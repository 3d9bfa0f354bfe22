import assert from 'node:assert';
import { formatMoney } from './money.js';

assert.equal(formatMoney(150), '1.50 €');
