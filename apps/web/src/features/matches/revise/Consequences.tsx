import type { MatchRevision } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import { MatchRow } from '../history/MatchRow.tsx';
import styles from './Consequences.module.css';

/** The consequences of a correction: matches undone with it, losses and gains. */
export function Consequences({ revision }: { revision: MatchRevision }) {
  const { undone, lost, gained, withdrawnTournaments, rewardChanges, numberOfKept } = revision;
  const losses = [
    ...itemsOf(lost),
    ...lost.completedTournaments.map((name) => itemOf(`${name}: non è più completato`)),
    ...withdrawnTournaments.map((name) => itemOf(`${name}: l’iscrizione, con i Pokémon iniziali`)),
  ];
  const wins = [
    ...itemsOf(gained),
    ...gained.completedTournaments.map((name) => itemOf(`${name}: completato`)),
  ];
  // Leaders of different tournaments may have the same name.
  const changes = rewardChanges.map((change, index) => ({ ...change, key: index }));
  const isAlone = undone.length + losses.length + wins.length + rewardChanges.length === 0;
  return (
    <div className={styles.consequences}>
      {undone.length > 0 && (
        <Part title={undone.length === 1 ? 'Si annulla anche' : 'Si annullano anche'}>
          <ol className={styles.matches} reversed>
            {undone.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ol>
        </Part>
      )}
      {losses.length > 0 && (
        <Part title="Si ritira">
          <Items items={losses} isLost />
        </Part>
      )}
      {wins.length > 0 && (
        <Part title="Si assegna">
          <Items items={wins} />
        </Part>
      )}
      {changes.map(({ key, leaderName, rewardGiven }) => (
        <p key={key}>
          Il premio di <strong>{leaderName}</strong>{' '}
          {rewardGiven
            ? 'ora spetta: la vittoria arriva entro i tre tentativi.'
            : 'non spetta più: la vittoria arriva dopo i tre tentativi.'}
        </p>
      ))}
      {isAlone && <p>Non cambia nient’altro.</p>}
      {numberOfKept > 0 && (
        <p className={styles.note}>
          {numberOfKept === 1
            ? 'L’altra lotta venuta dopo resta com’è.'
            : `Le altre ${numberOfKept} lotte venute dopo restano come sono.`}
        </p>
      )}
    </div>
  );
}

interface Item {
  /** The same Pokémon may occur more than once. */
  key: string;
  text: string;
  picture?: string;
}

const itemOf = (text: string): Item => ({ key: text, text });

function itemsOf({ badges, pokemons, numberOfFaceIcons }: MatchRevision['lost']): Item[] {
  return [
    ...[...badges, ...pokemons].map(({ name, image }, index) => ({
      key: `${index} ${name}`,
      text: name,
      picture: image,
    })),
    ...(numberOfFaceIcons > 0
      ? [itemOf(counted(numberOfFaceIcons, 'icona profilo', 'icone profilo'))]
      : []),
  ];
}

function Items({ items, isLost = false }: { items: readonly Item[]; isLost?: boolean }) {
  return (
    <ul className={styles.items}>
      {items.map(({ key, text, picture }) => (
        <li key={key} className={styles.item} data-lost={isLost || undefined}>
          {picture !== undefined && (
            <img className={styles.picture} src={assetUrl(picture)} alt="" width={32} height={32} />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
