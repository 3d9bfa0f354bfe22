// The grade, with the deductions that led to it.
import { useRef } from 'preact/hooks';
import { isGraded, writeGrade } from '../../src/model/health-words.ts';
import type { Health, HealthCaveat } from '../../src/model/report.ts';
import { lastChange } from '../live/live.ts';
import { useCloseOutside } from './use-close-outside.ts';

const caveats: Readonly<Record<HealthCaveat, string>> = {
  'too-small': 'Too small to judge: fewer than 10 product files.',
  'too-flat': 'Too flat to judge: all product files are in one folder.',
  unconnected: 'Little to judge: hardly any product file is seen to depend on another one.',
  'not-read': 'Not judged: most product files are in languages that Lintel does not read.',
  unresolved: 'Not judged: where most imports between product files lead is unknown.',
};

interface GradeProps {
  readonly health: Health;
  /** Files of languages that are not read, in words. */
  readonly notRead: string;
}

export function Grade({ health, notRead }: GradeProps) {
  const grade = isGraded(health) ? health.grade : undefined;
  const change = lastChange.value?.score ?? 0;
  const box = useRef<HTMLDetailsElement>(null);
  useCloseOutside(box);
  return (
    <details ref={box} class="grade-box">
      <summary class="grade" data-grade={grade}>
        <span class="visually-hidden">Grade</span> {grade}{' '}
        <small>{grade === undefined ? writeGrade(health) : health.score}</small>
        {change !== 0 && (
          <small class="change">
            {change > 0 ? '▲' : '▼'}
            {Math.abs(change)}
          </small>
        )}
      </summary>
      <div class="grade-why">
        <p>Health score, out of 100</p>
        {health.caveat !== undefined && <p class="caveat">{caveats[health.caveat]}</p>}
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
