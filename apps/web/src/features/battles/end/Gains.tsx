import type { MatchGains } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import styles from './EndPanel.module.css';
import { badgeLabel } from './end-labels.ts';

export function Gains({ gains }: { gains: MatchGains }) {
  const { badge, pokemon, lostPokemon, numberOfFaceIcons, championName, nextTournamentName } =
    gains;
  return (
    <ul className={styles.gains}>
      {badge !== null && (
        <Gain image={badge.image} isBadge>
          {badgeLabel(badge.name)}
        </Gain>
      )}
      {pokemon !== null && (
        <Gain image={pokemon.image} isPokemon>
          {pokemon.name} entra nella tua squadra
        </Gain>
      )}
      {lostPokemon !== null && (
        <Gain image={lostPokemon.image} isPokemon isLost>
          Premio perso: {lostPokemon.name}
        </Gain>
      )}
      {numberOfFaceIcons > 0 && (
        <Gain>{counted(numberOfFaceIcons, 'nuova icona', 'nuove icone')} per il tuo profilo</Gain>
      )}
      {championName !== null && (
        <Gain>Ora puoi sfidare {championName}, l’avversario più forte del torneo</Gain>
      )}
      {nextTournamentName !== null && <Gain>Ti aspetta: {nextTournamentName}</Gain>}
    </ul>
  );
}

interface GainProps {
  image?: string;
  isBadge?: boolean;
  isPokemon?: boolean;
  isLost?: boolean;
  children: ReactNode;
}

function Gain({ image, isBadge = false, isPokemon = false, isLost = false, children }: GainProps) {
  return (
    <li
      className={styles.gain}
      data-badge={isBadge || undefined}
      data-pokemon={isPokemon || undefined}
      data-lost={isLost || undefined}
    >
      {image !== undefined && (
        <img src={assetUrl(image)} alt="" width={48} height={48} decoding="async" />
      )}
      <span>{children}</span>
    </li>
  );
}
