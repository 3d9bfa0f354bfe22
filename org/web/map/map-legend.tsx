import { useEffect, useState } from 'preact/hooks';
import { onThemeChange } from '../../../web/state/colours.ts';
import { grades, readHealthColours } from '../state/health-colours.ts';

export function MapLegend({ hasCycles }: { readonly hasCycles: boolean }) {
  const [colours, setColours] = useState(readHealthColours);
  useEffect(() => onThemeChange(() => setColours(readHealthColours())), []);
  return (
    <ul class="legend" aria-label="Legend">
      <li class="grades">
        <span>health</span>
        {grades.map((grade) => (
          <span key={grade}>
            <i class="circle" style={{ background: colours.get(grade) }} /> {grade}
          </span>
        ))}
      </li>
      <li>
        <span>size: files</span>
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
