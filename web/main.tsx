import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import { startLive } from './live/live.ts';
import { App } from './shell/app.tsx';
import { restoreTheme } from './shell/theme.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app');
restoreTheme();
render(<App />, root);
startLive();
