import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

describe('names that several distributions share', () => {
  it('belong to the dependency that is named like the module', async () => {
    const { lines } = await resolvePython({
      'requirements.txt': 'zope.interface\nazure-storage-blob>=12\nFlask\nFlask-Testing\n',
      'main.py':
        'import zope.interface.verify, zope.schema\nfrom azure.storage.blob import BlobClient\nfrom azure.storage import blob\nimport flask.testing',
    });
    expect(lines).toEqual([
      'main.py: zope.interface.verify → pkg:zope-interface',
      'main.py: zope.schema → pkg:zope',
      'main.py: azure.storage.blob BlobClient → pkg:azure-storage-blob',
      'main.py: azure.storage blob → pkg:azure-storage-blob',
      'main.py: flask.testing → pkg:flask',
    ]);
  });

  it('belong to whom everybody knows, by the name that is taken too', async () => {
    const { lines } = await resolvePython({
      'main.py':
        'from google.cloud import storage, vision\nfrom google import genai\nfrom google.rpc import code_pb2',
    });
    expect(lines).toEqual([
      'main.py: google.cloud storage → pkg:google-cloud-storage',
      'main.py: google.cloud vision → pkg:google',
      'main.py: google genai → pkg:google-genai',
      'main.py: google.rpc code_pb2 → pkg:googleapis-common-protos',
    ]);
  });

  it('may lead into the project and out of it', async () => {
    const { lines } = await resolvePython({
      'google/cloud/orders/__init__.py': '',
      'google/cloud/orders/client.py':
        'from google.cloud import orders, storage, late\nfrom google.longrunning import operations_pb2\nimport google.cloud.orders.late',
    });
    expect(lines).toEqual([
      'google/cloud/orders/client.py: google.cloud orders → google/cloud/orders/__init__.py',
      'google/cloud/orders/client.py: google.cloud storage → pkg:google-cloud-storage',
      "google/cloud/orders/client.py: google.cloud late → unresolved: google/cloud/ has no module 'late'",
      'google/cloud/orders/client.py: google.longrunning operations_pb2 → pkg:googleapis-common-protos',
      "google/cloud/orders/client.py: google.cloud.orders.late → unresolved: google/cloud/orders/ has no module 'late'",
    ]);
  });

  it.each([
    ['pkg_resources', "__import__('pkg_resources').declare_namespace(__name__)"],
    ['pkgutil', 'from pkgutil import extend_path\n__path__ = extend_path(__path__, __name__)'],
  ])('are those of others where the package says so to %s', async (_, code) => {
    const { lines } = await resolvePython({
      'src/zope/__init__.py': code,
      'src/zope/cart/__init__.py': '',
      'src/zope/cart/items.py':
        'import zope.schema.interfaces, zope.cart, zope.cart.late\nfrom zope.cart import items',
    });
    expect(lines.slice(-4)).toEqual([
      'src/zope/cart/items.py: zope.schema.interfaces → pkg:zope-schema',
      'src/zope/cart/items.py: zope.cart → src/zope/cart/__init__.py',
      "src/zope/cart/items.py: zope.cart.late → unresolved: src/zope/cart/ has no module 'late'",
      'src/zope/cart/items.py: zope.cart items → no node',
    ]);
  });
});
