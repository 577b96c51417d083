import type { RecordedMatch } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import { outcomeNames } from '../outcome-names.ts';
import styles from './ShortResult.module.css';

interface ShortResultProps {
  username: string;
  match: RecordedMatch;
}

/** The match just recorded with its gains, in one line. */
export function ShortResult({ username, match }: ShortResultProps) {
  const { outcome, leaderName, gains } = match;
  const { badge, pokemon, lostPokemon, numberOfFaceIcons, championName, nextTournamentName } =
    gains;
  const pictures = [badge, pokemon].flatMap((one) => one ?? []);
  const words = [
    ...pictures.map(({ name }) => name),
    ...(lostPokemon === null ? [] : [`premio perso (${lostPokemon.name})`]),
    ...(numberOfFaceIcons > 0 ? [counted(numberOfFaceIcons, 'nuova icona', 'nuove icone')] : []),
    ...(championName === null ? [] : [`può sfidare ${championName}`]),
    ...(nextTournamentName === null ? [] : [`può iscriversi a «${nextTournamentName}»`]),
  ];
  return (
    <p className={styles.result} data-outcome={outcome}>
      {pictures.map(({ name, image }) => (
        <img
          key={name}
          className={styles.picture}
          src={assetUrl(image)}
          alt=""
          width={36}
          height={36}
        />
      ))}
      <span>
        <strong>{username}</strong> contro <strong>{leaderName}</strong>:{' '}
        {outcomeNames[outcome].toLowerCase()}
        {words.length > 0 && `. ${words.join(', ')}`}.
      </span>
    </p>
  );
}
