import { render } from 'preact';
import '../../web/style/tokens.css';
import '../../web/style/base.css';
import { restoreTheme } from '../../web/shell/theme.ts';
import { App } from './shell/app.tsx';
import { startAddress } from './state/selection.ts';
import { load } from './state/organisation.ts';

const root = document.querySelector('#app');
if (root === null) throw new Error('The page has no #app element');
restoreTheme();
startAddress();
void load();
render(<App />, root);
