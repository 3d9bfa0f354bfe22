// The risk score as a sum.
import type { DetailedFile } from '../../src/model/report.ts';
import { type ReportIndex, pointsFor } from '../state/report-index.ts';
import { navigate } from '../state/store.ts';
import { plural, describeSignal } from '../state/format.ts';

interface FileRiskProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly node: DetailedFile;
}

export function FileRisk({ current, number, node }: FileRiskProps) {
  const signals = current.signalsOf.get(number) ?? [];
  const cycle = current.cycleOf[number] ?? -1;
  return (
    <section>
      <h2>Risk</h2>
      <table class="arithmetic">
        <tbody>
          <tr>
            <th scope="row">{plural(node.incoming, 'dependent')} × 2</th>
            <td>{2 * node.incoming}</td>
          </tr>
          <tr>
            <th scope="row">{plural(node.outgoing, 'import')}</th>
            <td>{node.outgoing}</td>
          </tr>
          {signals.map((signal) => (
            <tr key={signal} class="signal">
              <th scope="row">{describeSignal(signal)}</th>
              <td>{pointsFor(signal)}</td>
            </tr>
          ))}
          <tr class="total">
            <th scope="row">risk score</th>
            <td>{current.riskScore[number]}</td>
          </tr>
        </tbody>
      </table>
      {cycle !== -1 && (
        <button type="button" class="quiet more" onClick={() => navigate({ panel: 'cycles', cycle })}>
          Show the cycle
        </button>
      )}
    </section>
  );
}
