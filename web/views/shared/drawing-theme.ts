// The colours of the map and the graph in the current theme.
import { useEffect, useState } from 'preact/hooks';
import { colourOf, isDark, onThemeChange } from '../../state/colours.ts';
import type { ColouringTheme } from './colouring.ts';

export interface DrawingTheme extends ColouringTheme {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly folder: string;
  readonly folderLine: string;
  readonly link: string;
  readonly imports: string;
  readonly dependents: string;
  readonly cycle: string;
  readonly violation: string;
  readonly accent: string;
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
}

export function useDrawingTheme(): DrawingTheme {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => onThemeChange(() => setTheme(readTheme())), []);
  return theme;
}

function readTheme(): DrawingTheme {
  return {
    ground: colourOf('ground'),
    text: colourOf('text'),
    muted: colourOf('muted'),
    folder: colourOf('folder'),
    folderLine: colourOf('folder-line'),
    link: colourOf('link'),
    imports: colourOf('imports'),
    dependents: colourOf('dependents'),
    cycle: colourOf('cycle'),
    violation: colourOf('violation'),
    accent: colourOf('accent'),
    added: colourOf('added'),
    removed: colourOf('removed'),
    changed: colourOf('changed-fill'),
    same: colourOf('unchanged'),
    package: colourOf('package'),
    isDark: isDark(),
    risk: [
      colourOf('risk-0'),
      colourOf('risk-1'),
      colourOf('risk-2'),
      colourOf('risk-3'),
      colourOf('risk-4'),
    ],
  };
}
