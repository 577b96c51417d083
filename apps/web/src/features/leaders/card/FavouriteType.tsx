import type { PokemonType } from '@poketorneo/contract';
import { isRealType } from '@poketorneo/gen4/types';
import { PicturePopover } from '../../../ui/info-popover/PicturePopover.tsx';
import { TypeEfficacyBubble } from '../../../ui/type-efficacies/TypeEfficacyBubble.tsx';
import { TypeIcon } from '../../../ui/type-icon/TypeIcon.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';
import styles from './FavouriteType.module.css';

/** All that is known of a secret team. */
export function FavouriteType({ type }: { type: PokemonType }) {
  const icon = <TypeIcon type={type} className={styles.icon} />;
  return (
    <div className={styles.secret}>
      <p className={styles.label}>Tipo preferito</p>
      {isRealType(type.id) ? (
        <PicturePopover className={styles.trigger} picture={icon} title="Debolezze/Resistenze">
          <TypeEfficacyBubble query={pokedexListQueries.typeEfficacies(type.id)} range="type" />
        </PicturePopover>
      ) : (
        icon
      )}
      <p className={styles.hint}>La squadra è segreta: la vede solo chi la batte.</p>
    </div>
  );
}
