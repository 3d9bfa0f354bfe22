// How to read the layers.

interface LayersKeyProps {
  /** Whether the person opened or closed folders. */
  readonly isChanged: boolean;
  startOver(): void;
}

export function LayersKey({ isChanged, startOver }: LayersKeyProps) {
  return (
    <div class="layers-key">
      <p>
        Everything stands above what it depends on: what others build on is at the bottom. A line upward
        breaks a layer, and boxes in a cycle share a level.
      </p>
      <ul aria-label="What the colours mean">
        <li>
          <i class="imports" /> imports
        </li>
        <li>
          <i class="dependents" /> imported by
        </li>
        <li>
          <i class="cycle" /> in a cycle
        </li>
        <li>
          <i class="violation" /> breaks a layer
        </li>
        {isChanged && (
          <li>
            <button type="button" onClick={startOver}>
              Folders as at the start
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
