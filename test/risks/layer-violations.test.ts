import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/model/options.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('layer violations', () => {
  it('are dependencies from a lower layer to a higher one', () => {
    const { risks } = reportFrom(
      factsOf({
        'src/core/cart.ts': ['src/ui/button.ts', 'src/core/orders.ts', 'src/utils/money.ts', 'pkg:ui'],
        'src/utils/money.ts': ['src/app/settings.ts'],
        'src/ui/button.ts': ['src/api/client.ts'],
      }),
    );
    const rule = 'lower-level module should not depend on higher-level module';
    expect(risks.layer_violations).toEqual([
      {
        source: 'src/core/cart.ts',
        target: 'src/ui/button.ts',
        sourceLayer: 'core',
        targetLayer: 'ui',
        rule,
      },
      {
        source: 'src/utils/money.ts',
        target: 'src/app/settings.ts',
        sourceLayer: 'utils',
        targetLayer: 'app',
        rule,
      },
    ]);
  });

  it('go by the first folder from the left that names a layer, in any case', () => {
    expect(violationsIn({ 'lib/Core/ui/cart.ts': ['packages/WEB-UI/utils/page.ts'] })).toEqual([
      'core -> web-ui',
    ]);
  });

  it('go by folders, never by the name of the file or a part of a name', () => {
    expect(
      violationsIn({ 'utils/money.ts': ['ui', 'src/ui.ts', 'src/my-ui/page.ts'], 'core.ts': ['ui/page.ts'] }),
    ).toEqual([]);
  });

  it('go by the order of the project where it has its own', () => {
    const layers = [['Pages'], ['Entities', 'Models']];
    const dependencies = {
      'src/models/user.ts': ['src/pages/home.ts', 'src/entities/order.ts'],
      'src/core/cart.ts': ['src/ui/button.ts'],
    };
    expect(violationsIn(dependencies, { layers })).toEqual(['models -> pages']);
  });

  it('take a folder named like a member of every object for what it is', () => {
    expect(violationsIn({ 'constructor/a.ts': ['__proto__/b.ts'], 'toString/c.ts': ['ui/page.ts'] })).toEqual(
      [],
    );
  });
});

function violationsIn(dependencies: Dependencies, options: Partial<Options> = {}): string[] {
  return reportFrom(factsOf(dependencies), options).risks.layer_violations.map(
    ({ sourceLayer, targetLayer }) => `${sourceLayer} -> ${targetLayer}`,
  );
}
