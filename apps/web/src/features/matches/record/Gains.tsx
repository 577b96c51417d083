import type { Challenger, RecordedMatch } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import styles from './Gains.module.css';

interface GainsProps {
  challenger: Challenger;
  match: RecordedMatch;
}

/** The gains of a recorded win. */
export function Gains({ challenger, match }: GainsProps) {
  const { badge, pokemon, lostPokemon, numberOfFaceIcons } = match.gains;
  const { tournamentCompleted, championName, nextTournamentName } = match.gains;
  return (
    <div className={styles.gains}>
      <p>
        <strong>{challenger.username}</strong> ha sconfitto <strong>{match.leaderName}</strong>
        {tournamentCompleted && <> e completato «{match.tournamentName}»</>}!
      </p>
      <ul className={styles.list}>
        {badge !== null && <Gain picture={badge.image}>{badge.name}</Gain>}
        {pokemon !== null && <Gain picture={pokemon.image}>{pokemon.name} entra in squadra</Gain>}
        {lostPokemon !== null && (
          <Gain picture={lostPokemon.image} isLost>
            Premio perso: {lostPokemon.name}
          </Gain>
        )}
        {numberOfFaceIcons > 0 && (
          <Gain>{counted(numberOfFaceIcons, 'nuova icona profilo', 'nuove icone profilo')}</Gain>
        )}
        {championName !== null && <Gain>Può sfidare il campione: {championName}</Gain>}
        {nextTournamentName !== null && <Gain>Può iscriversi a «{nextTournamentName}»</Gain>}
      </ul>
    </div>
  );
}

interface GainProps {
  picture?: string;
  isLost?: boolean;
  children: ReactNode;
}

function Gain({ picture, isLost = false, children }: GainProps) {
  return (
    <li className={styles.gain} data-lost={isLost || undefined}>
      {picture === undefined ? (
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
      ) : (
        <img className={styles.picture} src={assetUrl(picture)} alt="" width={44} height={44} />
      )}
      <span>{children}</span>
    </li>
  );
}
