// The colours of the map for the theme in force.
import { useEffect, useState } from 'preact/hooks';
import { colourOf, isDark, onThemeChange } from '../../state/colours.ts';
import type { RiskPalette } from './disc-style.ts';
import type { Theme } from './scene.ts';

export interface MapTheme extends Theme {
  readonly risk: RiskPalette;
  readonly package: string;
  readonly isDark: boolean;
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
    folder: colourOf('folder'),
    folderLine: colourOf('folder-line'),
    link: colourOf('link'),
    imports: colourOf('imports'),
    dependents: colourOf('dependents'),
    cycle: colourOf('cycle'),
    violation: colourOf('violation'),
    accent: colourOf('accent'),
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
