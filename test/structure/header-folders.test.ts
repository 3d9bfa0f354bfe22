import { describe, expect, it } from 'vitest';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('a folder of headers', () => {
  it('is one with the folder that defines them', () => {
    expect(
      tanglesIn({
        ...defined('src/cart', 'include/shop/cart', ['cart', 'item']),
        ...defined('src/order', 'include/shop/order', ['order', 'bill']),
        'src/cart/checkout.c': ['include/shop/order/order.h', 'include/shop/order/bill.h'],
        'src/order/history.c': ['include/shop/cart/cart.h'],
      }),
    ).toEqual([{ folder: 'src', members: ['src/cart/', 'src/order/'] }]);
  });

  it('without sources of its own lies beside those that are defined', () => {
    expect(
      tanglesIn({
        ...defined('src/cart', 'include/shop/cart', ['cart', 'item']),
        ...defined('src/order', 'include/shop/order', ['order', 'bill']),
        'include/shop/cart/cart.h': ['include/shop/types/id.h', 'include/shop/types/list.h'],
        'include/shop/types/id.h': ['include/shop/cart/item.h'],
      }),
    ).toEqual([{ folder: 'src', members: ['src/cart/', 'include/shop/types/'] }]);
  });

  it('is a part of the folder of its name if the sources lie deeper in that', () => {
    const dependencies = {
      ...defined('cart/source/model', 'include/cart', ['cart', 'item']),
      ...defined('order/source/model', 'include/order', ['order', 'bill']),
      'cart/source/ui/page.cpp': ['include/order/order.h'],
    };
    expect(tanglesIn(dependencies)).toEqual([]);
    expect(tanglesIn({ ...dependencies, 'include/order/bill.h': ['include/cart/item.h'] })).toEqual([
      { folder: '.', members: ['cart/', 'order/'] },
    ]);
  });

  it('is not to be moved out of the folder whose sources define it', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const project: Dependencies = {
      ...defined('src/tools/text', 'include/tools', ['trim', 'pad', 'wrap']),
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`src/store/${name}.c`, [`include/store/${name}.h`, 'include/tools/trim.h']],
          [`src/tools/${name}.c`, [`include/store/${name}.h`]],
        ]),
      ),
      'src/tools/i.c': ['include/store/a.h'],
    };
    const { tangles } = reportFrom(factsOf(project));
    expect(tangles.map(({ members, misplaced }) => ({ members, misplaced }))).toEqual([
      { members: ['src/tools/', 'src/store/'], misplaced: undefined },
    ]);
  });

  it('stays where it is if most of those in `include` are defined elsewhere', () => {
    expect(
      tanglesIn({
        ...defined('net', 'include/net', ['tcp', 'udp']),
        ...defined('kernel', 'include/linux', ['fork', 'exit', 'panic', 'timer', 'signal']),
        'include/net/tcp.h': ['include/linux/timer.h'],
        'include/linux/signal.h': ['include/net/udp.h'],
      }),
    ).toEqual([{ folder: 'include', members: ['include/linux/', 'include/net/'] }]);
  });

  it('makes no tangle of internal and public headers of one folder', () => {
    expect(
      tanglesIn({
        ...defined('types', 'include/shop/types', ['cart', 'item', 'list']),
        ...defined('backend', 'include/shop/backend', ['drm', 'x11']),
        ...defined('types/parts', 'include/types', ['tax', 'rate']),
        'include/types/tax.h': ['include/shop/types/cart.h'],
        'types/cart.c': ['include/shop/types/cart.h', 'include/types/tax.h'],
      }),
    ).toEqual([]);
  });
});

/** Headers in one folder, each with a source in another. */
function defined(sources: string, headers: string, names: readonly string[]): Dependencies {
  return Object.fromEntries(names.map((name) => [`${sources}/${name}.c`, [`${headers}/${name}.h`]]));
}

function tanglesIn(dependencies: Dependencies) {
  return reportFrom(factsOf(dependencies)).tangles.map(({ folder, members }) => ({ folder, members }));
}
