import { describe, expect, it } from 'vitest';
import { breakName } from '../../web/views/layers/break-name.ts';

const breakAt = (name: string, widest: number): string[] => breakName(name, widest, (text) => text.length);

describe('the name of a box', () => {
  it('ends a line between words, and keeps an extension with its name', () => {
    expect(breakAt('route-middleware/index.js', 23)).toEqual(['route-middleware/', 'index.js']);
  });

  it('ends a line within a long word between its humps, and only then anywhere', () => {
    expect(breakAt('IAsyncPolicyExtensions.cs', 22)).toEqual(['IAsyncPolicy', 'Extensions.cs']);
    expect(breakAt('AzureServiceBusTransport', 22)).toEqual(['AzureServiceBus', 'Transport']);
    expect(breakAt('internationalization', 12)).toEqual(['internationa', 'lization']);
  });
});
