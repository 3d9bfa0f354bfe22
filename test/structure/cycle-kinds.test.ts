import { describe, expect, it } from 'vitest';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('the kind of a cycle', () => {
  it('is load where the files load each other', () => {
    expect(kindsIn({ 'cart.ts': ['order.ts'], 'order.ts': ['cart.ts'] })).toEqual(['load 2']);
    expect(kindsIn({ 'cart.py': ['order.py'], 'order.py': ['cart.py'] })).toEqual(['load 2']);
  });

  it('is lazy where only an import inside a function closes the circle', () => {
    expect(kindsIn({ 'cart.py': ['order.py'], 'order.py': ['lazy cart.py'] })).toEqual(['lazy 2']);
  });

  it('is compile among files that are compiled together', () => {
    expect(kindsIn({ 'Cart.java': ['Order.java'], 'Order.java': ['Cart.java'] })).toEqual(['compile 2']);
    expect(kindsIn({ 'cart.rs': ['order.rs'], 'order.rs': ['cart.rs'] })).toEqual(['compile 2']);
  });

  it('is compile where a header includes its own other half', () => {
    expect(kindsIn({ 'cart.h': ['cart.c'], 'cart.c': ['cart.h'] })).toEqual(['compile 2']);
    expect(kindsIn({ 'cart.h': ['cart-inl.h'], 'cart-inl.h': ['cart.h'] })).toEqual(['compile 2']);
    expect(kindsIn({ 'cart.hpp': ['cart_impl.hpp'], 'cart_impl.hpp': ['cart.hpp'] })).toEqual(['compile 2']);
    expect(kindsIn({ 'cart.h': ['carts.h'], 'carts.h': ['cart.h'] })).toEqual(['load 2']);
    expect(kindsIn({ 'a/cart.h': ['b/cart.c'], 'b/cart.c': ['a/cart.h'] })).toEqual(['load 2']);
  });

  it('is load for the largest circle of load edges inside a group that lazy imports make larger', () => {
    expect(
      kindsIn({ 'a.ts': ['b.ts'], 'b.ts': ['a.ts', 'c.ts'], 'c.ts': ['d.ts'], 'd.ts': ['lazy a.ts'] }),
    ).toEqual(['load 2']);
  });

  it('is told of a file that imports itself', () => {
    expect(kindsIn({ 'cart.ts': ['cart.ts'] })).toEqual(['load 1']);
  });

  it('runs through no type-only import', () => {
    expect(kindsIn({ 'cart.ts': ['order.ts'], 'order.ts': ['type cart.ts'] })).toEqual([]);
  });

  it('runs through no import that only documentation or tests need', () => {
    expect(kindsIn({ 'Cart.java': ['Order.java'], 'Order.java': ['docs Cart.java'] })).toEqual([]);
    expect(kindsIn({ 'cart.rs': ['order.rs'], 'order.rs': ['test cart.rs'] })).toEqual([]);
  });
});

function kindsIn(dependencies: Dependencies): string[] {
  return reportFrom(factsOf(dependencies)).cycleDetails.map(({ kind, size }) => `${kind} ${size}`);
}
