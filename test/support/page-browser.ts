// The browser of the page's tests: started once for all files that one worker runs, and ended with it.
import { launchBrowser } from './browser.ts';

export const browser = await launchBrowser();
