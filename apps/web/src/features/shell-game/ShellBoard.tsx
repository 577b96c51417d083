import { currentSwap, type ShellTurn } from '@poketorneo/rules';
import { useEffect, useRef } from 'react';
import { useDoNotDisturb } from '../../lib/do-not-disturb.ts';
import { PlayingCard } from '../../ui/playing-card/PlayingCard.tsx';
import { useCardKeys } from '../../ui/playing-card/use-card-keys.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useSpeciesName } from '../pokedex/index.ts';
import styles from './ShellBoard.module.css';
import { announcementOf, labelOf, markOf } from './shell-words.ts';
import { useSwapAnimation } from './use-swap-animation.ts';

interface ShellBoardProps {
  turn: ShellTurn;
  onChoose: (place: number) => void;
}

/** The three cards. Places stay what they are; it is the cards that move from one to another. */
export function ShellBoard({ turn, onChoose }: ShellBoardProps) {
  const nameOf = useSpeciesName();
  useDoNotDisturb();
  const { tabStop, focus, props } = useCardKeys<HTMLFieldSetElement>(turn.cards.length);
  const places = useRef<(HTMLElement | null)[]>([]);
  const marks = useRef<(HTMLElement | null)[]>([]);
  useSwapAnimation(turn, places, marks);
  const takeFocus = useRef(focus);
  // The button that brought the player here is gone.
  useEffect(() => takeFocus.current(), []);

  const swap = currentSwap(turn);
  return (
    <>
      <fieldset {...props} className={styles.board} data-swapping={swap !== null || undefined}>
        <legend className={styles.legend}>Le tre carte</legend>
        {cardsByPlace(turn).map(({ place, card }) => (
          <span
            // Two of them are equal: a card is known by its place.
            key={place}
            ref={(element) => {
              places.current[place] = element;
            }}
            className={styles.place}
            data-side={swap?.[0] === place ? 'front' : swap?.[1] === place ? 'behind' : undefined}
          >
            <PlayingCard
              species={card.id}
              isOpen={card.flipped}
              mark={markOf(turn, place)}
              isPlayable={turn.phase === 'choosing'}
              label={labelOf(turn, place, nameOf)}
              tabIndex={place === tabStop ? 0 : -1}
              onClick={() => onChoose(place)}
            />
            <span
              ref={(element) => {
                marks.current[place] = element;
              }}
              className={styles.mark}
            />
          </span>
        ))}
      </fieldset>
      <VisuallyHidden role="status">{announcementOf(turn, nameOf)}</VisuallyHidden>
    </>
  );
}

function cardsByPlace({ cards }: ShellTurn) {
  return cards.map((card, place) => ({ place, card }));
}
