import { describe, expect, it } from 'vitest';
import { protobuf } from '../../../src/languages/protobuf/protobuf.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { sourceText } from '../../support/source-text.ts';

it('reads the imports of a .proto file, and nothing that only looks like one', () => {
  const text = `// import "no.proto";
syntax = "proto3";
package shop;
import "shop/cart.proto";
import public 'shop/tax.proto'; import weak "shop/" "rate.proto";
message Order { string import = 1 [default = "import x"]; /* import "no.proto"; */ }
option (note) = { import: "no.proto" };
import "last.proto";
`;
  expect(protobuf.extract(sourceText('shop/order.proto', text)).imports).toEqual([
    { specifier: 'shop/cart.proto', line: 4, kind: 'static' },
    { specifier: 'shop/tax.proto', line: 5, kind: 'static' },
    { specifier: 'shop/rate.proto', line: 5, kind: 'static' },
    { specifier: 'last.proto', line: 8, kind: 'static' },
  ]);
});

describe('an import of a .proto file', () => {
  it('begins in a folder around the file, or in the only one that has such a path', async () => {
    const report = await analyzeText({
      'api/shop/order.proto': 'import "shop/cart.proto"; import "shared/money.proto";',
      'api/shop/cart.proto': 'import "common.proto";',
      'api/common.proto': '',
      'api/shop/common.proto': '',
      'third_party/shared/money.proto': '',
    });
    expect(report.edges).toEqual([
      ['api/shop/cart.proto', 'api/common.proto'],
      ['api/shop/order.proto', 'api/shop/cart.proto'],
      ['api/shop/order.proto', 'third_party/shared/money.proto'],
    ]);
  });

  it('may begin above the project, with the name of its folder or its address', async () => {
    const report = await analyzeText({
      'api/cart.proto':
        'import "example.com/shop/api/tax.proto"; import "shop/api/line.proto"; import "a/x.proto";',
      'api/tax.proto': '',
      'api/line.proto': '',
      'x.proto': '',
    });
    expect(report.edges).toEqual([
      ['api/cart.proto', 'api/line.proto'],
      ['api/cart.proto', 'api/tax.proto'],
    ]);
  });

  it("begins in the folders that buf's configuration names", async () => {
    const report = await analyzeText({
      'buf.work.yaml': 'version: v1\ndirectories: [proto, vendor/proto]\n',
      'proto/buf.yaml': 'version: v1\n',
      'proto/shop/cart.proto': 'import "money.proto"; import "tax/rate.proto";',
      'proto/money.proto': '',
      'proto/shop/money.proto': '',
      'vendor/proto/tax/rate.proto': '',
      'old/tax/rate.proto': '',
    });
    expect(report.edges).toEqual([
      ['proto/shop/cart.proto', 'proto/money.proto'],
      ['proto/shop/cart.proto', 'vendor/proto/tax/rate.proto'],
    ]);
  });

  it('leads to what the compiler brings, to what is published, or nowhere', async () => {
    const report = await analyzeText({
      'buf.yaml': 'version: [',
      'cart.proto':
        'import "google/protobuf/any.proto"; import "google/api/http.proto"; import "gone.proto";',
    });
    expect(report.edges).toEqual([
      ['cart.proto', 'pkg:google/protobuf'],
      ['cart.proto', 'pkg:googleapis'],
    ]);
    expect(report.diagnostics).toMatchObject([
      { kind: 'invalid-manifest', file: 'buf.yaml' },
      {
        kind: 'unresolved-import',
        message: expect.stringMatching(
          /^Cannot resolve 'gone\.proto': buf\.yaml:1 .* \(without it: no folder of the project has a file of that path\)$/,
        ),
      },
    ]);
  });
});
