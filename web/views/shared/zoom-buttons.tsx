export interface ZoomButtonsProps {
  zoom(factor: number): void;
  showAll(): void;
  readonly class?: string;
}

/** Of everything that is drawn with a camera. */
export function ZoomButtons({ zoom, showAll, class: own = '' }: ZoomButtonsProps) {
  return (
    <span class={`button-group ${own}`}>
      <button type="button" aria-label="Zoom in" onClick={() => zoom(1.5)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
        −
      </button>
      <button type="button" onClick={showAll}>
        Show all
      </button>
    </span>
  );
}
