import { natures, type Stats, spreadLimits } from '@poketorneo/rules';
import type { Draft } from './draft-types.ts';
import styles from './PokemonEditor.module.css';
import { inferSpread, problemOfSpread, totalEvs } from './spread-draft.ts';

interface SpreadNoteProps {
  draft: Draft;
  baseStats: Stats | undefined;
}

/**
 * A problem of nature, IVs or EVs, else the sum of EVs, else the spread that fits stats entered by
 * hand.
 */
export function SpreadNote({ draft, baseStats }: SpreadNoteProps) {
  const problem = problemOfSpread(draft.spread);
  return (
    <p className={styles.spreadNote} data-wrong={problem !== null || undefined} aria-live="polite">
      {problem ?? (draft.spread === null ? inferredNote(draft, baseStats) : evsNote(draft.spread))}
    </p>
  );
}

function evsNote(spread: NonNullable<Draft['spread']>): string {
  return `Le statistiche si calcolano da sole. EV: ${totalEvs(spread)} di ${spreadLimits.effort}.`;
}

function inferredNote(draft: Draft, baseStats: Stats | undefined): string {
  const spread = inferSpread(draft, baseStats);
  if (spread === undefined) return 'Scegli una natura, e le statistiche si calcolano da sole.';
  if (spread === null)
    return 'Nessuna natura dà le statistiche scritte: valgono solo a questo livello.';
  const nature = natures.find(({ identifier }) => identifier === spread.nature)?.name ?? '';
  return `Le statistiche scritte corrispondono a una natura ${nature}.`;
}
