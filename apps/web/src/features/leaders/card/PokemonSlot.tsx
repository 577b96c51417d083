import type { LeaderPokemon } from '@poketorneo/contract';
import { PicturePopover } from '../../../ui/info-popover/PicturePopover.tsx';
import { TypeEfficacyBubble } from '../../../ui/type-efficacies/TypeEfficacyBubble.tsx';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import styles from './Slot.module.css';
import { SlotPicture } from './SlotPicture.tsx';
import type { SlotUse } from './slot-use.ts';

interface PokemonSlotProps {
  pokemon: LeaderPokemon;
  /** Null: it is the reward. */
  order: number | null;
  use: SlotUse;
  /** Did not go to the player, who defeated the leader too late. */
  isLost?: boolean;
}

/** A Pokémon in its frame. Organisers open it; players see what it is weak against. */
export function PokemonSlot({ pokemon, order, use, isLost = false }: PokemonSlotProps) {
  const { name, level, availablePokemonId } = pokemon;
  const picture = <SlotPicture pokemon={pokemon} isLost={isLost} />;
  const label = `${name}, livello ${level}${isLost ? ', premio non ottenuto' : ''}`;
  const { open } = use;
  if (use.kind === 'builder') {
    return (
      <button
        type="button"
        className={styles.slot}
        aria-label={`Modifica ${label}`}
        aria-haspopup="dialog"
        onClick={() => use.open(order)}
      >
        {picture}
      </button>
    );
  }
  return (
    <PicturePopover
      className={styles.slot}
      picture={picture}
      aria-label={label}
      title="Debolezze/Resistenze"
      onActivate={open === null ? undefined : () => open(order)}
    >
      <TypeEfficacyBubble
        query={availablePokemonQueries.typeEfficacies(availablePokemonId)}
        range="pokemon"
      />
    </PicturePopover>
  );
}
