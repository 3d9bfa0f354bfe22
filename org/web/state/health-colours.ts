// The colours of health: five, one for each grade.
import { colourOf } from '../../../web/state/colours.ts';
import { mixColours, readColour } from '../../../web/views/shared/opaque-colour.ts';

export const grades = ['A', 'B', 'C', 'D', 'F'] as const;

/** Grade → colour in the current theme. */
export function readHealthColours(): ReadonlyMap<string, string> {
  const [good, fair, bad] = (['good', 'changed-fill', 'bad'] as const).map((name) =>
    readColour(colourOf(name)),
  );
  if (good === undefined || fair === undefined || bad === undefined) return new Map();
  return new Map([
    ['A', mixColours(good, good, 1)],
    ['B', mixColours(good, fair, 0.55)],
    ['C', mixColours(fair, fair, 1)],
    ['D', mixColours(fair, bad, 0.45)],
    ['F', mixColours(bad, bad, 1)],
  ]);
}
