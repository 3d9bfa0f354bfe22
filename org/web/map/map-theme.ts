// The colours of the map in the current theme.
import { useEffect, useState } from 'preact/hooks';
import { colourOf, onThemeChange } from '../../../web/state/colours.ts';
import { readHealthColours } from '../state/health-colours.ts';

export interface MapTheme {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly link: string;
  /** Behind groups. */
  readonly area: string;
  readonly imports: string;
  readonly dependents: string;
  readonly cycle: string;
  /** Grade → colour. */
  readonly health: ReadonlyMap<string, string>;
  /** Readable on these. */
  readonly onHealth: string;
}

export function useMapTheme(): MapTheme {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => onThemeChange(() => setTheme(readTheme())), []);
  return theme;
}

function readTheme(): MapTheme {
  return {
    ground: colourOf('ground'),
    text: colourOf('text'),
    muted: colourOf('muted'),
    link: colourOf('link'),
    area: colourOf('raised'),
    imports: colourOf('imports'),
    dependents: colourOf('dependents'),
    cycle: colourOf('cycle'),
    health: readHealthColours(),
    onHealth: colourOf('surface'),
  };
}
