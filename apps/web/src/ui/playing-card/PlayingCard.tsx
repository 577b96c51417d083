import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { type ComponentProps, useState } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './PlayingCard.module.css';

interface PlayingCardProps extends ComponentProps<'button'> {
  /** Id of the species on its face. */
  species: number;
  isOpen: boolean;
  /** Accessible name; names the species only if the card is open. */
  label: string;
  /** Whether it can be turned over now. */
  isPlayable: boolean;
  /** Tick: matched, or the right choice; cross: the wrong choice. */
  mark?: 'tick' | 'cross' | null;
}

const markPaths = { tick: 'M3 8.5 6.5 12 13 4.5', cross: 'm4 4 8 8m0-8-8 8' } as const;

/** A card that turns over: a Poké Ball on its back, a Pokémon on its face. */
export function PlayingCard({
  species,
  isOpen,
  label,
  isPlayable,
  mark = null,
  onClick,
  ...rest
}: PlayingCardProps) {
  // A closing card keeps its picture while it turns, and gets the next one only when it opens.
  const [face, setFace] = useState<number | null>(null);
  if (isOpen && face !== species) setFace(species);
  return (
    <button
      type="button"
      {...rest}
      className={styles.card}
      aria-label={label}
      aria-disabled={!isPlayable}
      data-open={isOpen || undefined}
      onClick={isPlayable ? onClick : undefined}
    >
      <span className={styles.turning}>
        <span className={styles.back} />
        <span className={styles.face} data-mark={mark ?? undefined}>
          {face !== null && (
            <img
              className={styles.picture}
              src={assetUrl(faceIconPath(face))}
              alt=""
              width={64}
              height={64}
              decoding="sync"
              draggable={false}
            />
          )}
          {mark !== null && (
            <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
              <path d={markPaths[mark]} />
            </svg>
          )}
        </span>
      </span>
    </button>
  );
}
