// The frame of the page: the verdict above, where to start on the left, the picture in the middle, the selected file on
// the right.
import '../style/shell.css';
import { FilePanel } from '../panels/file-panel.tsx';
import { SidePanels } from '../panels/side-panels.tsx';
import { Search } from '../search/search.tsx';
import { loading } from '../live/live.ts';
import { index } from '../state/store.ts';
import { Foot } from './foot.tsx';
import { Stage } from './stage.tsx';
import { Verdict } from './verdict.tsx';
import { Waiting } from './waiting.tsx';

export function App() {
  if (index.value === null) return <Waiting state={loading.value} />;
  return (
    <div class="shell">
      <header>
        <Verdict />
        <Search />
      </header>
      <aside class="side left" aria-label="Findings">
        <SidePanels />
      </aside>
      <main>
        <Stage />
      </main>
      <aside class="side right" aria-label="Selected file">
        <FilePanel />
      </aside>
      <Foot />
    </div>
  );
}
