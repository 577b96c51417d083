import { memoryGameRules } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { MemoryCard } from '@poketorneo/rules';
import { useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './FoundTray.module.css';

const places = Array.from({ length: memoryGameRules.pairs }, (_, place) => place);

/**
 * A place for each pair, and on it the Pokémon of those that are found, in the order in which they
 * were. The counter and the cards tell the same in words.
 */
export function FoundTray({ cards }: { cards: readonly MemoryCard[] }) {
  const found = useFoundInOrder(cards);
  return (
    <div className={styles.tray} aria-hidden="true">
      {places.map((place) => {
        const species = found[place];
        return (
          <span key={place} className={styles.place}>
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

/** The species of the pairs that are found, the first one first. */
function useFoundInOrder(cards: readonly MemoryCard[]): readonly number[] {
  const order = useRef<readonly number[]>([]);
  const found = new Set(cards.filter(({ matched }) => matched).map(({ id }) => id));
  const known = order.current.filter((species) => found.has(species));
  const fresh = [...found].filter((species) => !known.includes(species));
  order.current = [...known, ...fresh];
  return order.current;
}
