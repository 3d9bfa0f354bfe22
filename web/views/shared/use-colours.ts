import { useEffect, useState } from 'preact/hooks';
import { type ColourName, colourOf, onThemeChange } from '../../state/colours.ts';

/** The page's colours by name, for a canvas; they change with the theme. `names` must be constant. */
export function useColours<Name extends ColourName>(names: readonly Name[]): Readonly<Record<Name, string>> {
  const read = () => Object.fromEntries(names.map((name) => [name, colourOf(name)])) as Record<Name, string>;
  const [colours, setColours] = useState(read);
  useEffect(() => onThemeChange(() => setColours(read())), [names]);
  return colours;
}
