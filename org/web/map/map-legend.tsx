import { useEffect, useState } from 'preact/hooks';
import { onThemeChange } from '../../../web/state/colours.ts';
import { grades, readHealthColours } from '../state/health-colours.ts';

export function MapLegend({ hasCycles }: { readonly hasCycles: boolean }) {
  const [colours, setColours] = useState(readHealthColours);
  useEffect(() => onThemeChange(() => setColours(readHealthColours())), []);
  return (
    <ul class="legend" aria-label="Legend">
      {grades.map((grade) => (
        <li key={grade}>
          <i class="circle" style={{ background: colours.get(grade) }} />
          <span>{grade === 'A' ? 'health A' : grade}</span>
        </li>
      ))}
      <li>
        <span>size: files</span>
      </li>
      <li>
        <span>user → used</span>
      </li>
      {hasCycles && (
        <li>
          <i class="ring" />
          <span>in a cycle</span>
        </li>
      )}
      <li>
        <i class="line imports" />
        <span>uses</span>
      </li>
      <li>
        <i class="line dependents" />
        <span>used by</span>
      </li>
    </ul>
  );
}
