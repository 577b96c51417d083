import type { PreparedPokemon } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { battleQueries } from '../queries.ts';
import { organiserLevelRuleLabels } from '../settings/setting-labels.ts';
import styles from './RefereeSheet.module.css';
import { TierSum } from './TierSum.tsx';

interface RefereeSheetProps {
  userId: number;
  leaderId: number;
}

/** Both lineups, for the organiser who referees a match outside the app. */
export function RefereeSheet({ userId, leaderId }: RefereeSheetProps) {
  /** On small screens the details are hidden until wanted. */
  const [isDetailed, setDetailed] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    battleQueries.refereeSheet(userId, leaderId),
  );
  if (data === undefined) {
    return isError ? (
      <p className={styles.failed}>
        Le squadre non sono arrivate.{' '}
        <Button look="secondary" busy={isFetching} onClick={() => refetch()}>
          Riprova
        </Button>
      </p>
    ) : (
      <Loading>
        <Skeleton height="8rem" />
      </Loading>
    );
  }
  const { chosenTeam, tierTot, isAnyTierAllowed, levelRule, leaderTeam, runningBattle } = data;
  return (
    <div className={styles.frame}>
      <div className={styles.sheet} data-detailed={isDetailed || undefined}>
        {runningBattle !== null && (
          <p className={styles.running}>
            La lotta contro {runningBattle.leaderName} è già in corso nell’app: l’esito si
            registrerà da solo. Per scriverlo tu, prima annullala.
          </p>
        )}
        <LineUp
          title="Squadra dello sfidante"
          team={chosenTeam}
          ifEmpty="Non ha ancora scelto nessuno."
          note={<TierSum sheet={data} />}
        />
        <LineUp
          title="Squadra del capopalestra"
          team={leaderTeam}
          ifEmpty="Non ha ancora nessun Pokémon."
          note={
            <span className={styles.limit}>
              {isAnyTierAllowed ? `Tier tot. ${tierTot}` : `Limite: tier ${tierTot}`}
            </span>
          }
        />
        <p className={styles.rule}>
          <strong>{organiserLevelRuleLabels[levelRule].name}.</strong>{' '}
          {organiserLevelRuleLabels[levelRule].meaning}
        </p>
        <Button
          look="quiet"
          className={styles.details}
          aria-pressed={isDetailed}
          onClick={() => setDetailed(!isDetailed)}
        >
          {isDetailed ? 'Nascondi le mosse' : 'Mostra mosse e strumenti'}
        </Button>
      </div>
    </div>
  );
}

interface LineUpProps {
  title: string;
  team: readonly PreparedPokemon[];
  ifEmpty: string;
  note?: ReactNode;
}

function LineUp({ title, team, ifEmpty, note }: LineUpProps) {
  const titleId = useId();
  return (
    <section className={styles.lineUp} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {team.length === 0 ? (
        <p className={styles.empty}>{ifEmpty}</p>
      ) : (
        <>
          {note}
          <ol className={styles.team}>
            {team.map((pokemon, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a team may contain equal Pokémon.
              <li key={index} className={styles.pokemon}>
                <BoxIcon className={styles.sprite} formId={pokemon.formId} />
                <div className={styles.words}>
                  <p>
                    <strong>{pokemon.name}</strong>{' '}
                    <span className={styles.level}>lv. {pokemon.level},</span>{' '}
                    <span className={styles.level}>tier {pokemon.tierInGame}</span>
                  </p>
                  <p className={styles.more}>
                    {pokemon.ability.name}
                    {pokemon.item !== null && `, tiene ${pokemon.item.name}`}
                  </p>
                  <p className={[styles.moves, styles.more].join(' ')}>
                    {pokemon.moves.map(({ name }) => name).join(', ')}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
