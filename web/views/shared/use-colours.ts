import { useEffect, useState } from 'preact/hooks';
import { type ColourName, colourOf, onThemeChange } from '../../state/colours.ts';

/** The page's colours by name, for a drawing; they change with the theme. `names` must not change. */
export function useColours<Name extends ColourName>(names: readonly Name[]): Readonly<Record<Name, string>> {
  const read = () => Object.fromEntries(names.map((name) => [name, colourOf(name)])) as Record<Name, string>;
  const [colours, setColours] = useState(read);
  useEffect(() => onThemeChange(() => setColours(read())), [names]);
  return colours;
}
