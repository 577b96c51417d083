import { memoryGameRules } from '@poketorneo/contract';
import type { MemoryCard, MemoryGame } from '@poketorneo/rules';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useImmersiveMode } from '../../lib/immersive-mode.ts';
import { PlayingCard } from '../../ui/playing-card/PlayingCard.tsx';
import { useCardKeys } from '../../ui/playing-card/use-card-keys.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useSpeciesName } from '../pokedex/index.ts';
import styles from './MemoryBoard.module.css';
import { announcementOf, highlightOf, labelOf } from './memory-labels.ts';

interface MemoryBoardProps {
  /** Null while the cards are loading: they are shown face down. */
  game: MemoryGame | null;
  onFlip: (index: number) => void;
  /** Whether the board takes the focus, because the focused element has been removed. */
  takesFocus: RefObject<boolean>;
}

const { cards: cardCount, columns, rows } = memoryGameRules;
const rowNumbers = Array.from({ length: rows }, (_, row) => row);
const faceDown: readonly MemoryCard[] = Array.from({ length: cardCount }, () => ({
  id: 1,
  flipped: false,
  matched: false,
}));

/** The thirty cards as a grid with a single tab stop. */
export function MemoryBoard({ game, onFlip, takesFocus }: MemoryBoardProps) {
  const nameOf = useSpeciesName();
  useImmersiveMode();
  const { tabStop, focus, props } = useCardKeys<HTMLTableElement>(columns);
  const latestFocus = useRef(focus);
  latestFocus.current = focus;
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    latestFocus.current();
  }, [takesFocus]);

  const cards = game?.cards ?? faceDown;
  return (
    <>
      <div className={styles.field}>
        <table
          {...props}
          data-phase={game?.phase ?? 'waiting'}
          className={styles.board}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
          role="grid"
          aria-label="Carte"
          aria-busy={game === null}
        >
          <tbody className={styles.transparent}>
            {rowNumbers.map((row) => (
              <tr key={row} className={styles.transparent}>
                {cards.slice(row * columns, (row + 1) * columns).map((card, column) => {
                  const index = row * columns + column;
                  return (
                    // Keyed by index: cards have no identity, since two are equal.
                    <td
                      key={index}
                      className={styles.cell}
                      data-moment={game === null ? undefined : highlightOf(game, card)}
                      style={dealStyle(index, row, column)}
                    >
                      <PlayingCard
                        species={card.id}
                        isOpen={card.flipped}
                        mark={card.matched ? 'tick' : null}
                        isPlayable={game?.phase === 'playing' && !card.flipped}
                        label={labelOf(card, index + 1, nameOf)}
                        tabIndex={index === tabStop ? 0 : -1}
                        onClick={() => onFlip(index)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <VisuallyHidden role="status">
        {game === null ? 'Le carte stanno arrivando…' : announcementOf(game, nameOf)}
      </VisuallyHidden>
    </>
  );
}

/** The custom properties that time and place the dealing animation. */
function dealStyle(
  index: number,
  row: number,
  column: number,
): CSSProperties & Record<`--${string}`, number> {
  return { '--index': index, '--row': row, '--column': column };
}
