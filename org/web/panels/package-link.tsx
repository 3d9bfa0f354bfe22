import { LongName } from '../../../web/panels/long-name.tsx';
import { packageNameOf } from '../state/package-name.ts';
import { select, selection } from '../state/selection.ts';

/** A package in a list: a click shows who uses it. */
export function PackageLink({ purl, figure }: { readonly purl: string; readonly figure?: string }) {
  const { ecosystem, name } = packageNameOf(purl);
  const chosen = selection.value;
  return (
    <button
      type="button"
      class="node-link"
      title={purl}
      aria-current={chosen?.kind === 'package' && chosen.purl === purl}
      onClick={() => select({ kind: 'package', purl })}
    >
      <b>
        <LongName text={name} />
      </b>
      <span class="link-figure">{figure ?? ecosystem}</span>
    </button>
  );
}
