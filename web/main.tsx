import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import { App } from './shell/app.tsx';
import { startLive } from './live/live.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app');
render(<App />, root);
startLive();
