import { expect, it } from 'vitest';
import { FrameStack } from '../../../src/languages/kit/frame-stack.ts';

it('gives the same frames again, in a file and in the next', () => {
  let made = 0;
  const stack = new FrameStack(() => ({ number: made++ }));
  const file = stack.begin();
  const outer = stack.open();
  const inner = stack.open();
  expect([stack.depth, stack.outer]).toEqual([2, outer]);
  expect(stack.close()).toBe(outer);
  expect(stack.open()).toBe(inner);
  expect(stack.close()).toBe(outer);
  expect(stack.close()).toBe(file);
  expect(stack.outer).toBe(file);
  stack.open();
  expect([stack.begin(), stack.depth, stack.open(), made]).toEqual([file, 0, outer, 3]);
});

it('says that a file is too deep until the next begins', () => {
  const stack = new FrameStack(() => ({}), 2);
  stack.begin();
  for (let i = 0; i < 3; i++) stack.open();
  stack.close();
  expect(stack.isTooDeep).toBe(true);
  stack.begin();
  expect(stack.isTooDeep).toBe(false);
});
