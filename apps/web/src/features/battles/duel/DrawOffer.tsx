import type { BattleState } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { Button } from '../../../ui/button/Button.tsx';
import type { BattleLink } from '../battle/battle-link.ts';
import styles from './DrawOffer.module.css';
import { duelOf } from './duel-of.ts';
import { useDuelCalls } from './use-duel-calls.ts';

interface DrawOfferProps {
  link: BattleLink;
  battle: BattleState;
}

/**
 * A draw that the other offers, over the text box: on a small stage it would cover a clock. It waits
 * while the box has something to tell.
 */
export function DrawOffer({ link, battle }: DrawOfferProps) {
  const duel = duelOf(battle);
  const { answerDraw } = useDuelCalls(link);
  return (
    <div className={styles.place} aria-live="polite">
      {duel?.drawOffer === 'foe' && (
        <div className={styles.offer}>
          <p className={styles.words}>
            <span className={styles.name}>{ofSide(duel.contestants, foeOf(duel.side)).name}</span>{' '}
            propone il pareggio
          </p>
          <Button
            className={styles.button}
            busy={answerDraw.isPending}
            onClick={() => answerDraw.mutate(true)}
          >
            Accetta
          </Button>
          <Button
            className={styles.button}
            look="secondary"
            disabled={answerDraw.isPending}
            onClick={() => answerDraw.mutate(false)}
          >
            Rifiuta
          </Button>
        </div>
      )}
    </div>
  );
}
