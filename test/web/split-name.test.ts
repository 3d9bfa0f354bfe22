import { describe, expect, it } from 'vitest';
import { splitName } from '../../web/state/split-name.ts';

describe('a long name', () => {
  it.each([
    ['cart.ts', ['', 'cart.ts']],
    ['message_send.py', ['mess', 'age_send.py']],
    ['actions/message_send.py', ['actions', '/message_send.py']],
    ['shop/orders/src/core/cart.ts', ['shop/orders', '/src/core/cart.ts']],
    ['RequestCompletionHandler.java', ['RequestCompleti', 'onHandler.java']],
    ['packages/browser-playwright/', ['packages/brows', 'er-playwright/']],
    ['ui/checkout-page', ['ui/c', 'heckout-page']],
  ])('keeps its end, from a slash on if one is near: %s', (name, parts) => {
    const [start, end] = splitName(name);
    expect(start + end).toBe(name);
    expect([start, end]).toEqual(parts);
  });
});
