// A figure before and after.
export interface ComparedFigureProps {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly isBetter: boolean;
  readonly isWorse: boolean;
}

export function ComparedFigure({ name, from, to, isBetter, isWorse }: ComparedFigureProps) {
  return (
    <span class="compared-figure" data-better={isBetter} data-worse={isWorse}>
      {name}{' '}
      {from === to ? (
        <b>{from}</b>
      ) : (
        <>
          {from}
          <span class="visually-hidden"> becomes </span>
          <span aria-hidden="true"> → </span>
          <b>{to}</b>
        </>
      )}
    </span>
  );
}
