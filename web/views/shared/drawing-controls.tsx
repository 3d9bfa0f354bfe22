import type { ComponentChildren } from 'preact';
import { alignedReports, index, updateView, view } from '../../state/store.ts';
import type { Colour, Size } from '../../state/view-state.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const colours: Readonly<Record<Colour, string>> = {
  risk: 'risk',
  folder: 'folder',
  language: 'language',
  complexity: 'number of imports',
  hotspots: 'hotspots',
};
const sizes: Readonly<Record<Size, string>> = { dependents: 'dependents', bytes: 'file size' };

export interface DrawingControlsProps {
  zoom(factor: number): void;
  showAll(): void;
  /** More controls, before the zoom. */
  readonly more?: ComponentChildren;
}

export function DrawingControls({ zoom, showAll, more }: DrawingControlsProps) {
  return (
    <div class="drawing-controls">
      {alignedReports.value === null && (
        <label>
          Colour by{' '}
          <Choice
            value={view.value.colour}
            choices={coloursOffered()}
            onChoose={(colour) => updateView({ colour })}
          />
        </label>
      )}
      <label>
        Size by <Choice value={view.value.size} choices={sizes} onChoose={(size) => updateView({ size })} />
      </label>
      <label title="Modules that are part of the language, such as node:fs">
        <input
          type="checkbox"
          checked={view.value.builtins}
          onChange={(event) => updateView({ builtins: event.currentTarget.checked })}
        />{' '}
        Standard library
      </label>
      {more}
      <ZoomButtons zoom={zoom} showAll={showAll} />
    </div>
  );
}

/** Hotspots are files that changed, so they need the commits. */
function coloursOffered(): Readonly<Partial<Record<Colour, string>>> {
  const { hotspots, ...others } = colours;
  const isOffered = index.value?.report.risks.history.used === true || view.value.colour === 'hotspots';
  return isOffered ? { ...others, hotspots } : others;
}

interface ChoiceProps<Value extends string> {
  readonly value: Value;
  readonly choices: Readonly<Partial<Record<Value, string>>>;
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
      {Object.entries(choices as Record<string, string>).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
