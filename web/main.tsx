import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import { startLive } from './live/live.ts';
import { App } from './shell/app.tsx';
import { restoreTheme } from './shell/theme.ts';
import { view } from './state/store.ts';
import { loadView, views } from './views/index.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app');
startLive();
// The open view comes along with the report, not after it. Where it does not come, the stage says so.
void Promise.allSettled(views.filter(({ id }) => id === view.value.view).map(loadView));
restoreTheme();
render(<App />, root);
