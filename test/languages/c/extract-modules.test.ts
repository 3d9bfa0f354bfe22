// Modules of C++20, and those of Objective-C.
import { describe, expect, it } from 'vitest';
import { c } from '../../../src/languages/c/c.ts';
import { sourceText } from '../../support/source-text.ts';
import { includesOf } from './extracted.ts';

describe('the modules of a file', () => {
  it('are declared by an interface, with its parts and headers', () => {
    const text = `module;
#include <cassert>
export module shop.cart;
import std;
export import :prices;
import <vector>;
import "legacy.h";
import shop.orders [[deprecated]];
`;
    expect(c.extract(sourceText('cart.cppm', text))).toEqual({
      scope: 'shop.cart',
      declares: [{ kind: 'name', name: 'shop.cart' }],
      imports: [
        { specifier: '<cassert>', line: 2, kind: 'static' },
        { specifier: 'std', detail: { kind: 'module', module: 'std' }, line: 4, kind: 'static' },
        {
          specifier: ':prices',
          detail: { kind: 'module', module: 'shop.cart:prices' },
          line: 5,
          kind: 'static',
        },
        { specifier: '<vector>', line: 6, kind: 'static' },
        { specifier: 'legacy.h', line: 7, kind: 'static' },
        {
          specifier: 'shop.orders',
          detail: { kind: 'module', module: 'shop.orders' },
          line: 8,
          kind: 'static',
        },
      ],
    });
  });

  it('are declared by a part', () => {
    expect(c.extract(sourceText('prices.cppm', '// Prices\nexport module shop.cart:prices;\n'))).toEqual({
      scope: 'shop.cart',
      declares: [{ kind: 'name', name: 'shop.cart:prices' }],
      imports: [],
    });
  });

  it('are needed by those who implement them', () => {
    expect(c.extract(sourceText('cart.cpp', '// Cart\nmodule shop.cart;\nmodule :private;\n'))).toEqual({
      scope: 'shop.cart',
      imports: [
        { specifier: 'shop.cart', detail: { kind: 'module', module: 'shop.cart' }, line: 2, kind: 'static' },
      ],
    });
  });

  it('are not what only has their words in it', () => {
    const text = `struct module { int import; };
module cart;
import = 1;
import(cart);
export int total;
  module::cart order;
#if 0
import no;
#endif
`;
    expect(includesOf(text)).toEqual([]);
  });

  it('are frameworks in Objective-C', () => {
    expect(includesOf('@import Foundation;\n@import UIKit.UIView;\n@interface Cart\n', 'Cart.m')).toEqual([
      '1 Foundation (framework)',
      '2 UIKit.UIView (framework)',
    ]);
  });
});
