import type { BattleState, DuelResult } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from '../end/EndPanel.module.css';
import { headlineOf } from '../end/end-labels.ts';
import own from './DuelEnd.module.css';
import { duelOf } from './duel-of.ts';
import {
  formatChange,
  formatRating,
  formatTotal,
  formatUnratedReason,
  reasonOf,
} from './end-labels.ts';
import { Rematch, RematchOffer } from './Rematch.tsx';

/** The result of a duel, what it changes, and links to what follows. */
export function DuelEnd({ battle }: { battle: BattleState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const duel = duelOf(battle);
  if (duel === null) return null;
  const { result, contestants, side } = duel;
  const foe = ofSide(contestants, foeOf(side)).name;
  const reason = result === null ? null : reasonOf({ result, foe });
  return (
    <section className={styles.end} data-outcome={result?.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.headline}>
        {result === null ? 'Lotta annullata' : headlineOf(result)}
      </h2>
      {reason !== null && <p>{reason}</p>}
      {result === null && <p>Questa lotta non conta: la classifica resta com’è.</p>}
      {result !== null && result.unratedReason !== null && (
        <p>{formatUnratedReason(result.unratedReason)}</p>
      )}
      {result !== null && result.total !== null && <p>{formatTotal(result.total)}</p>}
      {result !== null && result.rating !== null && <RatingChange rating={result.rating} />}
      {result !== null && <RematchOffer duel={duel} />}
      <div className={styles.next}>
        {result !== null && <Rematch duel={duel} />}
        {result !== null && (
          <ButtonLink look="secondary" to={`/replay/battle/${duel.id}`}>
            Rivedi la lotta
          </ButtonLink>
        )}
        <ButtonLink look="secondary" to="/my-matches">
          Le mie lotte
        </ButtonLink>
        <ButtonLink look="secondary" to="/home">
          Alla home
        </ButtonLink>
      </div>
    </section>
  );
}

function RatingChange({
  rating: { before, after },
}: {
  rating: NonNullable<DuelResult['rating']>;
}) {
  const change = after.rating - before.rating;
  const shown = useCount(before.rating, after.rating);
  return (
    <p className={own.rating} data-up={change > 0 || undefined}>
      <VisuallyHidden>
        Il tuo punteggio passa da {formatRating(before)} a {formatRating(after)}.
      </VisuallyHidden>
      <span aria-hidden="true" className={own.label}>
        Punteggio
      </span>
      <span aria-hidden="true" className={own.before}>
        {formatRating(before)} →
      </span>
      <strong aria-hidden="true" className={own.after}>
        {formatRating({ ...after, rating: shown })}
      </strong>
      <span aria-hidden="true" className={own.change}>
        {formatChange(change)}
      </span>
    </p>
  );
}

const countingMs = 1200;

/** Counts from one number to the other, and stays there; at once with reduced motion. */
function useCount(from: number, to: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? to : from));
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let begun: number | null = null;
    let frame = requestAnimationFrame(function count(now) {
      begun ??= now;
      const share = Math.min(1, (now - begun) / countingMs);
      setShown(Math.round(from + (to - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
