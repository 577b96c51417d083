import type { Tournament } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { assetUrl } from '../../../lib/asset-url.ts';
import { invalidateAllButPokedex, replaceData } from '../../../lib/query-client.ts';
import { playSound } from '../../../lib/sound.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { tournamentQueries } from '../queries.ts';
import { BadgeProgress } from './BadgeProgress.tsx';
import type { NextLeader } from './next-leader.ts';
import styles from './TournamentCard.module.css';

const labels = { Ongoing: 'In corso', Completed: 'Completato' };

interface TournamentCardProps {
  tournament: Tournament;
  /** The player's next leader if it is of this tournament. */
  next: NextLeader | null;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A tournament's poster with the player's actions. */
export function TournamentCard({ tournament, next, ref }: TournamentCardProps) {
  const { id, name, description, image, order, status, badges } = tournament;
  const headingId = `tournament-${tournament.id}`;
  const hasBegun = status === 'Ongoing' || status === 'Completed';
  return (
    <li className={styles.card} data-status={status} aria-labelledby={headingId} ref={ref}>
      <div className={styles.poster}>
        <img
          className={styles.background}
          src={assetUrl(image)}
          alt=""
          width={800}
          height={450}
          loading={order > 2 ? 'lazy' : 'eager'}
        />
        <h2 className={styles.name} id={headingId}>
          {name}
        </h2>
        {status === 'Locked' && <LockButton tournamentName={name} />}
        {hasBegun && <StatusSign status={status} />}
      </div>
      <div className={styles.body}>
        <p className={styles.description}>{description}</p>
        {hasBegun && badges.length > 0 && <BadgeProgress badges={badges} />}
        {status !== 'Locked' && (
          <div className={styles.actions}>
            {status === 'Open' ? (
              <SignUpButton tournament={tournament} />
            ) : (
              <>
                <ContinueLink status={status} next={next} />
                <ButtonLink look="secondary" to={`/badges/${id}`}>
                  Medaglie <VisuallyHidden>del {name}</VisuallyHidden>
                </ButtonLink>
                <ButtonLink look="secondary" to={`/tournament-leaders/${id}-1`}>
                  Capipalestra <VisuallyHidden>del {name}</VisuallyHidden>
                </ButtonLink>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface ContinueLinkProps {
  status: 'Ongoing' | 'Completed';
  next: NextLeader | null;
}

/**
 * The link to the next leader. An ongoing tournament has one even before the leader is loaded: the
 * page of leaders finds it.
 */
function ContinueLink({ status, next }: ContinueLinkProps) {
  if (next === null && status === 'Completed') return null;
  return (
    <ButtonLink
      className={styles.continue}
      to={next === null ? '/tournament-leaders' : `/tournament-leaders/${next.section}`}
    >
      {next === null ? 'Continua' : `Continua: ${next.name}`}
    </ButtonLink>
  );
}

/** The padlock of a closed tournament, which rattles when pressed. */
function LockButton({ tournamentName }: { tournamentName: string }) {
  const [isRattling, setRattling] = useState(false);
  return (
    <button
      type="button"
      className={styles.lock}
      aria-label={`${tournamentName}: bloccato. Completa prima il torneo precedente.`}
      onClick={() => {
        setRattling(true);
        void playSound('locked');
      }}
    >
      <img
        className={styles.picture}
        data-rattling={isRattling || undefined}
        onAnimationEnd={() => setRattling(false)}
        src={assetUrl('pictures/lock.svg')}
        alt=""
        width={128}
        height={96}
      />
    </button>
  );
}

function SignUpButton({ tournament }: { tournament: Tournament }) {
  const { signUp, isSigningUp } = useSignUp(tournament);
  return (
    <Button busy={isSigningUp} onClick={signUp}>
      Iscriviti <VisuallyHidden>al {tournament.name}</VisuallyHidden>
    </Button>
  );
}

/** The stamp on the poster of a tournament with the player's sign-up. */
function StatusSign({ status }: { status: 'Ongoing' | 'Completed' }) {
  return (
    <button type="button" disabled className={styles.sign} data-status={status}>
      {labels[status]}
    </button>
  );
}

/** Signs the player up for a tournament; repeated presses send one request. */
function useSignUp({ id, name }: Tournament) {
  const client = useQueryClient();
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.tournaments.signUp, { body: { tournamentId: id } }),
    onSuccess: (entered) => {
      replaceData(client, tournamentQueries.all().queryKey, (shown) =>
        shown?.map((one) => (one.id === entered.id ? entered : one)),
      );
      alert.success(`Iscrizione a «${name}» riuscita: i Pokémon iniziali sono nella tua squadra!`, {
        autoClose: true,
      });
      void playSound('success');
    },
    // Signing up changes the team, icons and leaders.
    onSettled: () => void invalidateAllButPokedex(client),
  });
  return { isSigningUp: isPending, signUp: () => mutate() };
}
