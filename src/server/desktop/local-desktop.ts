// The desktop of the machine that the server runs on.
import { chooseFolder } from './choose-folder.ts';
import type { Desktop } from './desktop.ts';
import { openInEditor } from './open-in-editor.ts';

export function localDesktop(): Desktop {
  let choosing = false;
  return {
    openInEditor,
    async chooseFolder(signal) {
      if (choosing) return { kind: 'busy' };
      choosing = true;
      try {
        return await chooseFolder(process.platform, process.env, signal);
      } finally {
        choosing = false;
      }
    },
  };
}
