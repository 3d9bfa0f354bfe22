// The layout of the page: figures and search at the top, lists on the left, the map in the middle, what is selected on the
// right.
import { moveFocusInList } from '../../../web/panels/list-keys.ts';
import { Resizer, usePanelWidths } from '../../../web/shell/resizer.tsx';
import { ThemeButton } from '../../../web/shell/theme-button.tsx';
import { countOf } from '../../../src/std/words.ts';
import { visibleName } from '../../../web/state/visible-name.ts';
import '../../../web/style/shell.css';
import '../../../web/style/summary.css';
import { MapView } from '../map/map-view.tsx';
import { CyclePanel } from '../panels/cycle-panel.tsx';
import { Lists } from '../panels/lists.tsx';
import { OverviewPanel } from '../panels/overview-panel.tsx';
import { PackagePanel } from '../panels/package-panel.tsx';
import { RepositoryPanel } from '../panels/repository-panel.tsx';
import { Search } from '../search/search.tsx';
import { failure, organisation, type OrganisationIndex } from '../state/organisation.ts';
import { selection } from '../state/selection.ts';
import '../style/organisation.css';
import { Empty } from './empty.tsx';

export function App() {
  const whole = organisation.value;
  if (failure.value !== null) {
    return (
      <div class="loading-screen">
        <h1>The organisation cannot be shown</h1>
        <p role="alert">{visibleName(failure.value)}</p>
      </div>
    );
  }
  if (whole === null) {
    return (
      <div class="loading-screen" role="status" aria-label="Loading">
        <div class="loading-circles">
          <i />
          <i />
          <i />
        </div>
      </div>
    );
  }
  return whole.repositories.length === 0 ? <Empty /> : <Loaded whole={whole} />;
}

function Loaded({ whole }: { readonly whole: OrganisationIndex }) {
  const widths = usePanelWidths();
  return (
    <div class="shell" style={{ '--left-width': widths.left.css, '--right-width': widths.right.css }}>
      <header>
        <Summary whole={whole} />
        <Search whole={whole} />
        <div class="actions">
          <ThemeButton />
        </div>
      </header>
      <aside class="side left" aria-label="Lists" onKeyDown={moveFocusInList}>
        <Lists whole={whole} />
      </aside>
      <main>
        <Resizer side="left" width={widths.left} />
        <div class="stage">
          <MapView whole={whole} />
        </div>
        <Resizer side="right" width={widths.right} />
      </main>
      <aside class="side right" aria-label="Selection" onKeyDown={moveFocusInList}>
        <SelectedPanel whole={whole} />
      </aside>
    </div>
  );
}

function Summary({ whole }: { readonly whole: OrganisationIndex }) {
  const { repositories, uses, cycles } = whole;
  const setAside = repositories.filter(({ failure: reason }) => reason !== null).length;
  return (
    <div class="summary">
      <h1>Organisation</h1>
      <Figure count={repositories.length} one="repository" many="repositories" />
      <Figure count={uses.length} one="dependency" many="dependencies" />
      <Figure count={cycles.length} one="cycle" many="cycles" isBad />
      {setAside > 0 && <Figure count={setAside} one="set aside" many="set aside" isBad />}
    </div>
  );
}

interface FigureProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  readonly isBad?: boolean;
}

function Figure({ count, one, many, isBad = false }: FigureProps) {
  const [number = '', ...words] = countOf(count, one, many).split(' ');
  return (
    <span class="figure" data-bad={isBad && count > 0}>
      <b>{number}</b> {words.join(' ')}
    </span>
  );
}

function SelectedPanel({ whole }: { readonly whole: OrganisationIndex }) {
  const chosen = selection.value;
  switch (chosen?.kind) {
    case 'repository':
      return <RepositoryPanel whole={whole} name={chosen.name} />;
    case 'package':
      return <PackagePanel purl={chosen.purl} />;
    case 'cycle':
      return <CyclePanel whole={whole} first={chosen.first} />;
    case undefined:
      return <OverviewPanel />;
  }
}
