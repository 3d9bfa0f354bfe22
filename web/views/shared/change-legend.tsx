// What the colours and signs of a change mean.
import { view } from '../../state/store.ts';
import { LegendItem } from './legend.tsx';

export function NodeStatesLegend() {
  const { side } = view.value;
  return (
    <>
      {side !== 'before' && <LegendItem marks={['circle state-added']} text="added" />}
      {side !== 'after' && <LegendItem marks={['circle state-removed']} text="removed" />}
      <LegendItem marks={['circle state-changed']} text="changed: its text or dependencies" />
      <LegendItem marks={['circle state-same']} text="not changed" />
    </>
  );
}

export function EdgeStatesLegend({ shape }: { readonly shape: 'line' | 'cell' }) {
  const { side } = view.value;
  return (
    <>
      {side !== 'before' && <LegendItem marks={[`${shape} state-added`]} text="dependency added" />}
      {side !== 'after' && <LegendItem marks={[`${shape} state-removed`]} text="dependency removed" />}
    </>
  );
}
