import { languageName } from '../../../src/model/language-name.ts';
import type { DetailedFile } from '../../../src/model/report.ts';
import { nodeStates } from '../../state/change/align-reports.ts';
import { StateSign } from '../../panels/state-sign.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import { folderId } from '../../state/folder-id.ts';
import { alignedReports, hoveredNode, select } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { describeSignal } from '../../../src/query/files/describe-risk.ts';
import { writeNumber, writeSize } from '../../../src/std/words.ts';
import { chooseNode } from '../../state/choose-node.ts';
import { rowId } from './use-active-row.ts';

interface FileRowProps {
  readonly current: ReportIndex;
  readonly file: number;
  /** Index of its row. */
  readonly place: number;
  /** The highest risk of all files. */
  readonly highest: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Its names as they fit into their columns. */
  readonly name: string;
  readonly folder: string;
}

/** What is called the same everywhere. */
export function folderName(folder: string): string {
  return folder === '.' ? 'project root' : visibleName(folder);
}

export function FileRow(props: FileRowProps) {
  const { current, file, place, highest, isSelected, isActive, name, folder } = props;
  const node = current.nodes[file] as DetailedFile;
  const risk = current.riskScore[file] ?? 0;
  const findings = (current.signalsOf.get(file) ?? []).map(describeSignal).join(', ');
  const cycle = current.cycleOf[file] ?? -1;
  function chooseFolder(event: MouseEvent): void {
    // The row would select the file.
    event.stopPropagation();
    select(folderId(node.folder));
  }
  return (
    <tr
      id={rowId(place)}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      data-active={isActive}
      onClick={(event) => chooseNode(node.id, event)}
      onPointerEnter={() => (hoveredNode.value = file)}
    >
      <th scope="row" class="column-file" title={visibleName(node.id)}>
        <FileState file={file} />
        <span class="visually-hidden">{visibleName(node.id)}</span>
        <span class="name" aria-hidden="true">
          {name}
        </span>
      </th>
      <td class="column-folder" title={visibleName(node.folder)}>
        <button type="button" class="quiet" tabIndex={-1} onClick={chooseFolder}>
          <span class="visually-hidden">{folderName(node.folder)}</span>
          <span class="name" aria-hidden="true">
            {folder}
          </span>
        </button>
      </td>
      <td class="figure-cell column-risk">
        <i style={{ width: `calc((100% - 30px) * ${(risk / highest).toFixed(3)})` }} />
        <span>{writeNumber(risk)}</span>
      </td>
      <td class="figure-cell">{writeNumber(node.incoming)}</td>
      <td class="figure-cell">{writeNumber(node.outgoing)}</td>
      <td class="column-cycle">{cycle !== -1 && `cycle ${cycle + 1}`}</td>
      <td class="column-signals" title={findings}>
        {findings}
      </td>
      <td class="figure-cell column-complexity">{Math.round(100 * node.complexity)}%</td>
      <td class="figure-cell column-size">{writeSize(node.size)}</td>
      <td class="column-language">{languageName(node.language)}</td>
    </tr>
  );
}

function FileState({ file }: { readonly file: number }) {
  const state = nodeStates[alignedReports.value?.states[file] ?? 0];
  return state === undefined || state === 'same' ? null : <StateSign state={state} />;
}
