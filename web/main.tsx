import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import { startLive } from './live/live.ts';
import { App } from './app.tsx';
import { restoreTheme } from './shell/theme.ts';
import { startHistory } from './state/history/saved-history.ts';
import { view } from './state/store.ts';
import { startWhatIf } from './what-if/what-if.ts';
import { loadView, views } from './views/index.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app element');
startLive();
startWhatIf();
startHistory();
// Load the open view in parallel with the report. If it fails, the stage reports it.
void Promise.allSettled(views.filter(({ id }) => id === view.value.view).map(loadView));
restoreTheme();
render(<App />, root);
