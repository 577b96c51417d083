import { type BattleState, duelEmotes } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { duelQueries } from '../../duels/index.ts';
import type { BattleLink } from '../battle/battle-link.ts';
import { Icon, Tool } from '../screen/index.ts';
import styles from './DuelTools.module.css';
import { problemOfDraw } from './draw-state.ts';
import { duelOf } from './duel-of.ts';
import { emoteLabels } from './emote-labels.ts';
import { ShareDuel } from './ShareDuel.tsx';
import { useDuelCalls } from './use-duel-calls.ts';

interface DuelToolsProps {
  link: BattleLink;
  battle: BattleState;
  isEnded: boolean;
}

/** The button for emotes and the offer of a draw, until the end has been shown. */
export function DuelTools({ link, battle, isEnded }: DuelToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const duel = duelOf(battle);
  const { data: settings } = useQuery(duelQueries.settings());
  const { offerDraw, say } = useDuelCalls(link);
  if (duel === null || isEnded) return null;
  const problem = problemOfDraw(duel);
  const close = () => setOpen(false);
  return (
    <>
      <Tool label="Parla" onPress={() => setOpen(true)}>
        <Icon name="speech" />
      </Tool>
      <Modal open={isOpen} onClose={close} title="Parla" size="small" isSheet="low">
        {settings?.emotes !== false && (
          <div className={styles.emotes}>
            {duelEmotes.map((emote) => (
              <Button
                key={emote}
                look="secondary"
                onClick={() => {
                  say.mutate(emote);
                  close();
                }}
              >
                {emoteLabels[emote]}
              </Button>
            ))}
          </div>
        )}
        <div className={styles.draw}>
          <Button
            look="secondary"
            disabled={problem !== null}
            busy={offerDraw.isPending}
            onClick={() => {
              offerDraw.mutate();
              close();
            }}
          >
            Pareggio
          </Button>
          <p>{problem ?? 'La lotta finisce alla pari, se anche l’altra parte vuole.'}</p>
        </div>
        <ShareDuel duel={duel} />
      </Modal>
    </>
  );
}
