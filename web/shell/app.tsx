// The frame of the page: the verdict above, where to start on the left, the picture in the middle, the selected file on
// the right.
import { useEffect } from 'preact/hooks';
import { loading } from '../live/live.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilePanel } from '../panels/file-panel.tsx';
import { SidePanels } from '../panels/side-panels.tsx';
import { Search } from '../search/search.tsx';
import { isPictured } from '../state/first-picture.ts';
import { index } from '../state/store.ts';
import '../style/shell.css';
import { Actions } from './actions.tsx';
import { Foot } from './foot.tsx';
import { Notices } from './notices.tsx';
import { Resizer, usePanelWidths } from './resizer.tsx';
import { Stage } from './stage.tsx';
import { moveThroughList } from './list-keys.ts';
import { Verdict } from './verdict.tsx';
import { Waiting } from './waiting.tsx';

export function App() {
  const report = index.value?.report;
  const widths = usePanelWidths();
  const title = report === undefined ? 'Lintel' : `${report.health.grade} · ${report.projectRoot} · Lintel`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (report === undefined) return <Waiting state={loading.value} />;
  return (
    <div class="shell" style={{ '--left-width': widths.left.css, '--right-width': widths.right.css }}>
      <header>
        <Verdict />
        <Search />
        <ExportMenu />
        <Actions />
      </header>
      <aside class="side left" aria-label="Findings" onKeyDown={moveThroughList}>
        {isPictured.value && <SidePanels />}
      </aside>
      <main>
        <Resizer side="left" width={widths.left} />
        <Stage />
        <Resizer side="right" width={widths.right} />
      </main>
      <aside class="side right" aria-label="Selected file" onKeyDown={moveThroughList}>
        {isPictured.value && <FilePanel />}
      </aside>
      <Foot />
      <Notices />
    </div>
  );
}
