import { currentSwap, type ShellTurn } from '@poketorneo/rules';
import { useEffect, useRef } from 'react';
import { useImmersiveMode } from '../../lib/immersive-mode.ts';
import { PlayingCard } from '../../ui/playing-card/PlayingCard.tsx';
import { useCardKeys } from '../../ui/playing-card/use-card-keys.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useSpeciesName } from '../pokedex/index.ts';
import { Mat } from './Mat.tsx';
import { Shell } from './Shell.tsx';
import styles from './ShellBoard.module.css';
import { animationOf, isCovered } from './shell-animation.ts';
import { announcementOf, labelOf, markOf } from './shell-labels.ts';
import { useSwapAnimation } from './use-swap-animation.ts';
import { useSwapWake, wakeSize } from './use-swap-wake.ts';

interface ShellBoardProps {
  turn: ShellTurn;
  onChoose: (place: number) => void;
}

/**
 * The three cards with their shells. The elements stay at their places; a finished swap exchanges
 * the cards' data.
 */
export function ShellBoard({ turn, onChoose }: ShellBoardProps) {
  const nameOf = useSpeciesName();
  useImmersiveMode();
  const { tabStop, focus, props } = useCardKeys<HTMLFieldSetElement>(turn.cards.length);
  const places = useRef<(HTMLElement | null)[]>([]);
  const marks = useRef<(HTMLElement | null)[]>([]);
  const wakes = useRef<(HTMLElement | null)[]>([]);
  useSwapAnimation(turn, places, marks);
  useSwapWake(turn, wakes);
  const takeFocus = useRef(focus);
  // The pressed button has been removed.
  useEffect(() => takeFocus.current(), []);

  const swap = currentSwap(turn);
  return (
    <div className={styles.field}>
      <fieldset
        {...props}
        className={styles.board}
        data-phase={turn.phase}
        data-swapping={swap !== null || undefined}
      >
        <legend className={styles.legend}>Le tre carte</legend>
        <Mat />
        {cardsByPlace(turn).map(({ place, card }) => (
          // Keyed by place: two cards are equal.
          <span key={place} className={styles.spot}>
            <Wake
              ref={(element) => {
                wakes.current[place] = element;
              }}
            />
            <span
              ref={(element) => {
                places.current[place] = element;
              }}
              className={styles.place}
              data-side={swap?.[0] === place ? 'front' : swap?.[1] === place ? 'behind' : undefined}
              data-covered={isCovered(turn, place) || undefined}
              data-moment={animationOf(turn, place)}
            >
              <span className={styles.shell}>
                <Shell className={styles.picture} />
              </span>
              <span className={styles.card}>
                <PlayingCard
                  species={card.id}
                  isOpen={card.flipped}
                  mark={markOf(turn, place)}
                  isPlayable={turn.phase === 'choosing'}
                  label={labelOf(turn, place, nameOf)}
                  tabIndex={place === tabStop ? 0 : -1}
                  onClick={() => onChoose(place)}
                />
              </span>
              <span
                ref={(element) => {
                  marks.current[place] = element;
                }}
                className={styles.mark}
              />
            </span>
          </span>
        ))}
      </fieldset>
      <VisuallyHidden role="status">{announcementOf(turn, nameOf)}</VisuallyHidden>
    </div>
  );
}

const parts = Array.from({ length: wakeSize }, (_, part) => part);

/** The elements of a moving shell's wake: see useSwapWake. */
function Wake({ ref }: { ref: (element: HTMLElement | null) => void }) {
  return (
    <span ref={ref} className={styles.wake} aria-hidden="true">
      {parts.map((part) => (
        <span key={part} />
      ))}
    </span>
  );
}

function cardsByPlace({ cards }: ShellTurn) {
  return cards.map((card, place) => ({ place, card }));
}
