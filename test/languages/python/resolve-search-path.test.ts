import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

async function targetOf(code: string): Promise<string | undefined> {
  const { lines } = await resolvePython({
    'services/common/db.py': '',
    'services/shop/run/app.py': `${code}\nimport db`,
  });
  return lines.find((line) => line.includes(': db →'))?.split(' → ')[1];
}

describe('a folder that a file puts on sys.path', () => {
  it.each([
    "import sys, os\nsys.path.append(os.path.join(os.path.dirname(__file__), '..', '..', 'common'))",
    "import sys, os\nsys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), '../../common')))",
    "import sys, os\nsys.path.insert(\n    0,\n    os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, 'common'),\n)",
    "import sys\nfrom pathlib import Path\nsys.path.append(str(Path(__file__).resolve().parents[2] / 'common'))",
    "import sys\nfrom pathlib import Path\nsys.path.append(str(Path(__file__).parent.parent.parent.joinpath('common')))",
    "import sys\nfrom os.path import *\nsys.path.append(join(dirname(dirname(dirname(realpath(__file__)))), 'common'))",
    "import sys\nROOT = Path(__file__).parent.parent.parent\nsys.path.insert(0, str(ROOT / 'common'))",
  ])('has modules for the files next to it: %j', async (code) => {
    expect(await targetOf(code)).toBe('services/common/db.py');
  });

  it.each([
    "import sys\nsys.path.append(os.path.join(base, 'common'))",
    "import sys\n# sys.path.append(os.path.join(os.path.dirname(__file__), '../../common'))",
    "import sys\nsys.path.append(os.path.join(os.path.dirname(__file__), name, 'common'))",
    "import sys\nsys.path.append(os.path.join(os.path.dirname(__file__), '../../../../common'))",
  ])('is not known where its path is not written: %j', async (code) => {
    expect(await targetOf(code)).toBe('pkg:db');
  });

  it('comes after packages that a manifest names', async () => {
    const { lines } = await resolvePython({
      'requirements.txt': 'db',
      'common/db.py': '',
      'run/app.py':
        "import sys, os\nsys.path.append(os.path.join(os.path.dirname(__file__), '../common'))\nimport db",
    });
    expect(lines.at(-1)).toBe('run/app.py: db → pkg:db');
  });
});

it('finds a module by its whole name, where one place alone has it and the nearest package of that name does not', async () => {
  const { lines } = await resolvePython({
    'shop/pages/uitest/cart.py': 'import uitest.framework\nimport uitest.missing\nimport uitest.common\n',
    'uitest/__init__.py': '',
    'uitest/uitest/__init__.py': '',
    'uitest/uitest/framework.py': '',
    'uitest/uitest/common.py': '',
    'tools/uitest/common.py': '',
  });
  expect(lines).toEqual([
    'shop/pages/uitest/cart.py: uitest.framework → uitest/uitest/framework.py',
    expect.stringContaining('uitest.missing → unresolved'),
    expect.stringContaining('uitest.common → unresolved'),
  ]);
});
