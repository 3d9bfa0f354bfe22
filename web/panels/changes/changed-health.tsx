// The health score before and afterwards, and why it is another one.
import type { ChangedHealth } from '../../../src/model/change.ts';
import { writeGrade } from '../../../src/model/health-words.ts';

export function HealthChange({ health: { before, after, reasons } }: { readonly health: ChangedHealth }) {
  const gained = after.score - before.score;
  return (
    <section class="finding changed-health" data-better={gained > 0} data-worse={gained < 0}>
      <h2>Health</h2>
      <p>
        {gained === 0 ? (
          `${writeGrade(after)}, as before`
        ) : (
          <>
            {writeGrade(before)} <span class="visually-hidden">becomes</span>
            <span aria-hidden="true">→</span> <b>{writeGrade(after)}</b>
          </>
        )}
      </p>
      {reasons.length > 0 && (
        <table>
          <tbody>
            {reasons.map(({ kind, reason, before: was, after: is }) => (
              <tr key={kind}>
                <th scope="row">{reason}</th>
                <td>
                  −{was} → −{is}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
