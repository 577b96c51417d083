import { memoryGameRules } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { MemoryCard } from '@poketorneo/rules';
import { useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './FoundTray.module.css';

const slots = Array.from({ length: memoryGameRules.pairs }, (_, slot) => slot);

/**
 * A slot for each pair, filled with the found Pokémon in order. Hidden from screen readers, which
 * have the counter and the cards.
 */
export function FoundTray({ cards }: { cards: readonly MemoryCard[] }) {
  const found = useFoundInOrder(cards);
  return (
    <div className={styles.tray} aria-hidden="true">
      {slots.map((slot) => {
        const species = found[slot];
        return (
          <span key={slot} className={styles.slot}>
            {species !== undefined && (
              <img
                className={styles.picture}
                src={assetUrl(faceIconPath(species))}
                alt=""
                width={64}
                height={64}
                decoding="sync"
              />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The species of the found pairs, in the order in which they were found. */
function useFoundInOrder(cards: readonly MemoryCard[]): readonly number[] {
  const order = useRef<readonly number[]>([]);
  const found = new Set(cards.filter(({ matched }) => matched).map(({ id }) => id));
  const known = order.current.filter((species) => found.has(species));
  const fresh = [...found].filter((species) => !known.includes(species));
  order.current = [...known, ...fresh];
  return order.current;
}
