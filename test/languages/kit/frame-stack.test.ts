import { expect, it } from 'vitest';
import { FrameStack } from '../../../src/languages/kit/frame-stack.ts';

it('returns to the frame around the one that is closed', () => {
  const [file, outer, inner] = [{ name: 'file' }, { name: 'outer' }, { name: 'inner' }];
  const stack = new FrameStack(file);
  expect([stack.depth, stack.outer]).toEqual([0, file]);
  stack.open(outer);
  expect(stack.open(inner)).toBe(inner);
  expect([stack.depth, stack.outer]).toEqual([2, outer]);
  expect(stack.close()).toBe(outer);
  expect(stack.close()).toBe(file);
});

it('says that a file is nested too deep', () => {
  const stack = new FrameStack({}, 2);
  for (let i = 0; i < 2; i++) stack.open({});
  expect(stack.isTooDeep).toBe(false);
  stack.open({});
  expect(stack.isTooDeep).toBe(true);
});
