// A small project with rules of several verbs and a baseline: something new, something known, something stale.
import type { FolderText } from './temporary-folder.ts';

export const ruledShop: FolderText = {
  'src/ui/page.ts': "import { cart } from '../core/cart';\nexport const page = cart;\n",
  'src/ui/button.ts': 'export const button = 1;\n',
  'src/ui/format.ts': 'export const format = 1;\n',
  'src/core/cart.ts':
    "import { button } from '../ui/button';\nimport { price } from './price';\nexport const cart = [button, price];\n",
  'src/core/price.ts': "import { format } from '../ui/format';\nexport const price = format;\n",
  'src/data/orders.ts': "import { helper } from '../shared/helper';\nexport const orders = helper;\n",
  'src/shared/helper.ts': "import 'react';\nexport const helper = 1;\n",
  'src/features/login/index.ts': "import { basket } from '../basket';\nexport const login = () => basket;\n",
  'src/features/basket/index.ts': "import { login } from '../login';\nexport const basket = () => login;\n",
  'lintel.config.json': JSON.stringify({
    groups: { domain: ['src/core/**'], ui: 'src/ui/**' },
    baseline: 'lintel-baseline.json',
    rules: [
      {
        name: 'domain is pure',
        from: 'domain',
        mustNotUse: 'ui',
        because: 'the domain runs on the server too',
      },
      { name: 'data without react', from: 'src/data/**', mustNotUse: 'package:react*', transitive: true },
      { name: 'no circles', acyclic: 'src/features/*', severity: 'warn' },
      { name: 'ui is a leaf', from: 'src/data/**', mustNotUse: 'ui' },
      { name: 'limits', budget: { packages: 0 } },
    ],
  }),
  'lintel-baseline.json': JSON.stringify({
    version: 1,
    violations: [
      { rule: 'domain is pure', from: 'src/core/price.ts', to: 'src/ui/format.ts' },
      { rule: 'domain is pure', from: 'src/core/tax.ts', to: 'src/ui/format.ts' },
      { rule: 'old order', from: 'src/core/cart.ts', to: 'src/ui/page.ts' },
    ],
  }),
};
