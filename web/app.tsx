// The layout of the page: the summary at the top, the findings on the left, the view in the middle, the selected file on the
// right.
import { useEffect } from 'preact/hooks';
import { loading } from './live/live.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { Details } from './panels/details.tsx';
import { SidePanels } from './panels/side-panels.tsx';
import { Search } from './search/search.tsx';
import { isViewPainted } from './state/first-paint.ts';
import { index } from './state/store.ts';
import './style/shell.css';
import './style/print.css';
import { Actions } from './shell/actions.tsx';
import { StatusBar } from './shell/status-bar.tsx';
import { Notices } from './shell/notices.tsx';
import { isGraded } from '../src/model/health-words.ts';
import { Resizer, usePanelWidths } from './shell/resizer.tsx';
import { Stage } from './shell/stage.tsx';
import { moveFocusInList } from './panels/list-keys.ts';
import { Shortcuts } from './shell/shortcuts.tsx';
import { SummaryBar } from './shell/summary-bar.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

export function App() {
  const report = index.value?.report;
  const widths = usePanelWidths();
  const health = report?.health;
  const grade = health !== undefined && isGraded(health) ? health.grade : undefined;
  const title = [grade, report?.projectRoot, 'Lintel'].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (report === undefined) return <LoadingScreen state={loading.value} />;
  return (
    <div class="shell" style={{ '--left-width': widths.left.css, '--right-width': widths.right.css }}>
      <header>
        <button type="button" class="skip" onClick={focusViews}>
          Skip to the view
        </button>
        <SummaryBar />
        <Search />
        <ExportMenu />
        <Actions />
      </header>
      <aside class="side left" aria-label="Findings" onKeyDown={moveFocusInList}>
        {isViewPainted.value && <SidePanels />}
      </aside>
      <main>
        <Resizer side="left" width={widths.left} />
        <Stage />
        <Resizer side="right" width={widths.right} />
      </main>
      <Details />
      <StatusBar />
      <Notices />
      <Shortcuts />
    </div>
  );
}

/** Past the figures and the findings, which are many stops with the Tab key. */
function focusViews(): void {
  document.querySelector<HTMLElement>('.view-switch [aria-current]')?.focus();
}
