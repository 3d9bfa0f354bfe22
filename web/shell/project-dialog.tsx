// Opens another project: by path, from the recent ones, or with the system's folder dialog.
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { ApiError, type ProjectAnswer, chooseProject, switchProject } from '../api.ts';
import { progress, refreshReport } from '../live/live.ts';
import { recentProjects, rememberProject } from '../live/recent-projects.ts';
import { LongName } from '../panels/long-name.tsx';
import { index } from '../state/store.ts';
import '../style/dialog.css';

export function ProjectDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const [path, setPath] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const served = index.value?.report.projectRoot ?? '';
  const recent = recentProjects().filter((known) => known !== served);

  async function openProject(open: () => Promise<ProjectAnswer | undefined>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await open();
      if (answer === undefined) return;
      rememberProject(served);
      rememberProject(answer.path);
      await refreshReport();
      setPath('');
      dialog.current?.close();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      progress.value = null;
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      id="project-dialog"
      class="project-dialog"
      aria-labelledby="project-dialog-title"
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void openProject(() => switchProject(path));
        }}
      >
        <h2 id="project-dialog-title">Open another project</h2>
        <label for="project-path">Folder</label>
        <div class="field-row">
          <input
            id="project-path"
            type="text"
            required
            autocomplete="off"
            spellcheck={false}
            placeholder="~/projects/shop"
            value={path}
            onInput={(event) => setPath(event.currentTarget.value)}
          />
          <button type="submit" class="primary" disabled={isBusy}>
            {isBusy ? 'Analysing…' : 'Open'}
          </button>
        </div>
        {failure !== null && (
          <p role="alert" class="failure name">
            {failure}
          </p>
        )}
        <RecentProjects
          paths={recent}
          isBusy={isBusy}
          open={(known) => void openProject(() => switchProject(known))}
        />
        <div class="dialog-buttons">
          <button type="button" disabled={isBusy} onClick={() => void openProject(chooseProject)}>
            Choose a folder…
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface RecentProjectsProps {
  readonly paths: readonly string[];
  readonly isBusy: boolean;
  open(path: string): void;
}

function RecentProjects({ paths, isBusy, open }: RecentProjectsProps) {
  if (paths.length === 0) return null;
  return (
    <>
      <h3>Recent projects</h3>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" class="row-button" disabled={isBusy} onClick={() => open(path)}>
              <LongName text={path} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function explain(error: unknown): string {
  if (error instanceof ApiError && error.code === 'no-desktop')
    return 'This machine has no folder dialog. Type the path instead.';
  return error instanceof Error ? error.message : String(error);
}
