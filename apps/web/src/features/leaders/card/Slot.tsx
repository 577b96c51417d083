import type { LeaderPokemon } from '@poketorneo/contract';
import { PicturePopover } from '../../../ui/info-popover/PicturePopover.tsx';
import { TypeEfficacyBubble } from '../../../ui/type-efficacies/TypeEfficacyBubble.tsx';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import styles from './Slot.module.css';
import { SlotPicture } from './SlotPicture.tsx';
import type { SlotUse } from './slot-use.ts';

interface SlotProps {
  pokemon: LeaderPokemon | null;
  /** Null for the reward. */
  order: number | null;
  use: SlotUse;
  /**
   * The accessible name of the button while an organiser may fill the slot; undefined: it cannot be
   * filled.
   */
  addLabel: string | undefined;
  /** The player defeated the leader too late to receive it. */
  isLost?: boolean;
}

/** A frame for a Pokémon. Organisers open or fill it; players see the Pokémon's weaknesses. */
export function Slot({ pokemon, order, use, addLabel, isLost = false }: SlotProps) {
  const { open } = use;
  if (use.kind === 'builder' && (pokemon !== null || addLabel !== undefined)) {
    // One button, filled or empty, so that it keeps the focus when its Pokémon changes.
    return (
      <button
        type="button"
        className={pokemon === null ? styles.add : styles.slot}
        aria-label={pokemon === null ? addLabel : `Modifica ${labelOf(pokemon, isLost)}`}
        aria-haspopup="dialog"
        onClick={() => use.open(order)}
      >
        {pokemon === null ? '+' : <SlotPicture pokemon={pokemon} isLost={isLost} />}
      </button>
    );
  }
  if (pokemon === null) return <span className={styles.empty} />;
  return (
    <PicturePopover
      className={styles.slot}
      picture={<SlotPicture pokemon={pokemon} isLost={isLost} />}
      aria-label={labelOf(pokemon, isLost)}
      title="Debolezze/Resistenze"
      onActivate={open === null ? undefined : () => open(order)}
    >
      <TypeEfficacyBubble
        query={availablePokemonQueries.typeEfficacies(pokemon.availablePokemonId)}
        range="pokemon"
      />
    </PicturePopover>
  );
}

function labelOf({ name, level }: LeaderPokemon, isLost: boolean): string {
  return `${name}, livello ${level}${isLost ? ', premio non ottenuto' : ''}`;
}
