// The grade, with the deductions that led to it.
import { useRef } from 'preact/hooks';
import { isGraded, writeGrade } from '../../src/model/health-words.ts';
import type { DetailedNode, Health } from '../../src/model/report.ts';
import { describeCaveat } from '../../src/query/product/describe-caveat.ts';
import { lastChange } from '../live/live.ts';
import { useCloseOutside } from './use-close-outside.ts';

interface GradeProps {
  readonly health: Health;
  readonly nodes: readonly DetailedNode[];
  /** Files of languages that are not read, in words. */
  readonly notRead: string;
}

export function Grade({ health, nodes, notRead }: GradeProps) {
  const grade = isGraded(health) ? health.grade : undefined;
  const caveat = health.caveat === undefined ? '' : describeCaveat(health.caveat, nodes);
  const change = lastChange.value?.score ?? 0;
  const box = useRef<HTMLDetailsElement>(null);
  useCloseOutside(box);
  return (
    <details ref={box} class="grade-box">
      {/* A grade that says little has no colour. */}
      <summary class="grade" data-grade={caveat === '' ? grade : undefined}>
        {grade} <small>{grade === undefined ? writeGrade(health) : health.score}</small>
        <small class="grade-of">health</small>
        {grade !== undefined && caveat !== '' && (
          <small class="caveat">{caveat.slice(0, caveat.indexOf(':')).toLowerCase()}</small>
        )}
        {change !== 0 && (
          <small class="change">
            {change > 0 ? '▲' : '▼'}
            {Math.abs(change)}
          </small>
        )}
      </summary>
      <div class="grade-why">
        <p>Health score, out of 100</p>
        {caveat !== '' && <p class="caveat">{caveat}.</p>}
        {notRead !== '' && <p class="caveat">Not read: {notRead}.</p>}
        <table>
          <tbody>
            {health.deductions.map(({ reason, points }) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>−{points}</td>
              </tr>
            ))}
            <tr class="total">
              <th scope="row">
                {health.deductions.length === 0 ? 'No deductions' : `Grade ${health.grade}`}
              </th>
              <td>{health.score}</td>
            </tr>
          </tbody>
        </table>
        <p class="muted">A from 90, B from 75, C from 60, D from 45.</p>
      </div>
    </details>
  );
}
