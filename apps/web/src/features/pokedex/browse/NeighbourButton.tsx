import { assetUrl } from '../../../lib/asset-url.ts';
import { formatNumber } from '../../../ui/pokemon-card/pokedex-format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './NeighbourButton.module.css';

interface NeighbourButtonProps {
  direction: 'previous' | 'next';
  neighbour: { id: number; name: string; image: string } | null;
  onStep: (id: number) => void;
}

/** Goes to the previous or next species, and shows its name. */
export function NeighbourButton({ direction, neighbour, onStep }: NeighbourButtonProps) {
  const action = direction === 'previous' ? 'Pokémon precedente' : 'Pokémon successivo';
  return (
    <button
      type="button"
      className={styles.button}
      data-direction={direction}
      disabled={neighbour === null}
      onClick={() => neighbour !== null && onStep(neighbour.id)}
    >
      <VisuallyHidden>{action}: </VisuallyHidden>
      <svg
        className={styles.arrow}
        viewBox="0 0 12 12"
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d="M8 1h1v10H8v-1H7V9H6V8H5V7H4V5h1V4h1V3h1V2h1z" />
      </svg>
      {neighbour !== null && (
        <>
          <img
            key={neighbour.id}
            className={styles.picture}
            src={assetUrl(neighbour.image)}
            alt=""
            width={40}
            height={40}
          />
          <span className={styles.text}>
            <span className={styles.number}>{formatNumber(neighbour.id)}</span>{' '}
            <span className={styles.name}>{neighbour.name}</span>
          </span>
        </>
      )}
    </button>
  );
}
