import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

describe('modules that stand above the folder of the file that imports them', () => {
  it('are found where a program is started there', async () => {
    const { lines } = await resolvePython({
      'backend/main.py': 'from routes.orders import router',
      'backend/database.py': '',
      'backend/routes/orders.py': 'import database\nfrom routes import carts',
      'backend/routes/carts.py': '',
      'backend/routes/admin/users.py': 'from database import users',
    });
    expect(lines).toEqual([
      'backend/main.py: routes.orders router → backend/routes/orders.py',
      'backend/routes/admin/users.py: database users → backend/database.py',
      'backend/routes/orders.py: database → backend/database.py',
      'backend/routes/orders.py: routes carts → backend/routes/carts.py',
    ]);
  });

  it('are the nearest, of tests too', async () => {
    const { lines } = await resolvePython({
      'tests/conftest.py': '',
      'tests/helpers.py': '',
      'tests/unit/helpers.py': '',
      'tests/unit/cart/test_items.py': 'import helpers',
      'tests/web/test_cart.py': 'import helpers',
    });
    expect(lines).toEqual([
      'tests/unit/cart/test_items.py: helpers → tests/unit/helpers.py',
      'tests/web/test_cart.py: helpers → tests/helpers.py',
    ]);
  });

  it('come before those of folders elsewhere, and after what the project installs', async () => {
    const { lines } = await resolvePython({
      'pyproject.toml': '',
      'examples/shop/__init__.py': '',
      'examples/helpers.py': '',
      'src/prices/__init__.py': '',
      'tests/helpers.py': '',
      'tests/prices.py': '',
      'tests/unit/test_cart.py': 'import helpers, prices',
    });
    expect(lines).toEqual([
      'tests/unit/test_cart.py: helpers → tests/helpers.py',
      'tests/unit/test_cart.py: prices → src/prices/__init__.py',
    ]);
  });

  it('are no part of a package, nor mere folders, nor taken for what everybody installs', async () => {
    const { lines } = await resolvePython({
      'requirements.txt': 'redis\n',
      'jobs/redis.py': '',
      'jobs/yaml.py': '',
      'jobs/docker/start.py': '',
      'jobs/nightly/clean.py': 'import redis, yaml, docker, queues',
      'shop/__init__.py': '',
      'shop/queues.py': '',
      'shop/late/run.py': 'import queues',
    });
    expect(lines).toEqual([
      'jobs/nightly/clean.py: redis → pkg:redis',
      'jobs/nightly/clean.py: yaml → pkg:pyyaml',
      'jobs/nightly/clean.py: docker → pkg:docker',
      'jobs/nightly/clean.py: queues → pkg:queues',
      'shop/late/run.py: queues → pkg:queues',
    ]);
  });

  it('are not stand-ins for packages, nor, for packages, in folders of tools', async () => {
    const { lines } = await resolvePython({
      'src/shop/__init__.py': 'import dbus, release',
      'share/listen.py': 'import dbus, release',
      'packaging/fake-dbus-module/check.py': 'import dbus',
      'packaging/fake-dbus-module/dbus/__init__.py': '',
      'tools/lib/release/__init__.py': '',
      'tools/publish.py': 'import release',
    });
    expect(lines).toEqual([
      'packaging/fake-dbus-module/check.py: dbus → packaging/fake-dbus-module/dbus/__init__.py',
      'share/listen.py: dbus → pkg:dbus',
      'share/listen.py: release → tools/lib/release/__init__.py',
      'src/shop/__init__.py: dbus → pkg:dbus',
      'src/shop/__init__.py: release → pkg:release',
      'tools/publish.py: release → tools/lib/release/__init__.py',
    ]);
  });
});
