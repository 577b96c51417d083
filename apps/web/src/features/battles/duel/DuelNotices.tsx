import type { BattleState, DuelState } from '@poketorneo/contract';
import { battleSides } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { duelQueries } from '../../duels/index.ts';
import type { BattleLink } from '../battle/battle-link.ts';
import styles from './DuelTools.module.css';
import { duelOf } from './duel-of.ts';
import { Emote } from './Emote.tsx';
import { useDuelCalls } from './use-duel-calls.ts';

interface DuelNoticesProps {
  link: BattleLink;
  battle: BattleState;
}

/** What both players have said, and an offered draw. */
export function DuelNotices({ link, battle }: DuelNoticesProps) {
  const duel = duelOf(battle);
  const { answerDraw } = useDuelCalls(link);
  if (duel === null || duel.status !== 'running') return null;
  const foe = ofSide(duel.contestants, foeOf(duel.side)).name;
  return (
    <div className={styles.notices} aria-live="polite">
      {duel.drawOffer === 'foe' && (
        <div className={styles.offer}>
          <span>{foe} propone il pareggio</span>
          <Button busy={answerDraw.isPending} onClick={() => answerDraw.mutate(true)}>
            Accetta
          </Button>
          <Button
            look="secondary"
            disabled={answerDraw.isPending}
            onClick={() => answerDraw.mutate(false)}
          >
            Rifiuta
          </Button>
        </div>
      )}
      {duel.drawOffer === 'own' && <p className={styles.offer}>Hai proposto il pareggio</p>}
      <Emotes duel={duel} />
    </div>
  );
}

function Emotes({ duel }: { duel: DuelState }) {
  const { data: settings } = useQuery(duelQueries.settings());
  const shown = battleSides.filter((side) => side === duel.side || settings?.emotes === true);
  return shown.map((side) => (
    <Emote
      key={side}
      said={ofSide(duel.emotes, side)}
      name={side === duel.side ? 'Tu' : ofSide(duel.contestants, side).name}
      speaker={side === duel.side ? 'near' : 'far'}
    />
  ));
}
