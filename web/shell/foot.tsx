import { connection } from '../live/live.ts';
import { index } from '../state/store.ts';

const words = { live: 'live', lost: 'the server is gone; trying again', file: 'a saved report' } as const;

export function Foot() {
  const report = index.value?.report;
  return (
    <footer>
      <span role="status">{words[connection.value]}</span>
      {report !== undefined && <span class="name">{report.projectRoot}</span>}
    </footer>
  );
}
