import { battleSides, type ShownDuel } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { ofSide } from '@poketorneo/rules/battle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { assetUrl } from '../../../lib/asset-url.ts';
import { isAdmin, useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { formatRating } from '../duel/end-labels.ts';
import { watchQueries } from './queries.ts';
import styles from './RunningDuels.module.css';

const readingMs = 15_000;

/** The running duels that everybody may watch, in a row of constant height: nothing below moves. */
export function RunningDuels() {
  const { data } = useQuery({ ...watchQueries.live(), refetchInterval: readingMs });
  const user = useSession();
  const organises = user !== null && isAdmin(user);
  return (
    <section
      className={styles.section}
      data-organises={organises || undefined}
      aria-labelledby="in-corso-adesso"
    >
      <h2 id="in-corso-adesso" className={styles.title}>
        In corso adesso
      </h2>
      {data !== undefined && data.duels.length > 0 ? (
        <ul className={styles.row}>
          {data.duels.map((duel) => (
            <RunningDuel
              key={duel.id}
              duel={duel}
              isShowcased={data.showcased === duel.id}
              mayShowcase={organises}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {data !== undefined && 'Nessuna lotta da guardare in questo momento.'}
        </p>
      )}
    </section>
  );
}

interface RunningDuelProps {
  duel: ShownDuel;
  isShowcased: boolean;
  mayShowcase: boolean;
}

function RunningDuel({ duel, isShowcased, mayShowcase }: RunningDuelProps) {
  const { id, contestants, ratings } = duel;
  const [first, second] = contestants;
  const names = `${first.name} – ${second.name}`;
  return (
    <li className={styles.duel} data-showcased={isShowcased || undefined}>
      {battleSides.map((side) => {
        const { name, picture } = ofSide(contestants, side);
        const rating = ofSide(ratings, side);
        return (
          <p key={side} className={styles.player}>
            <img
              className={styles.icon}
              src={assetUrl(picture)}
              alt=""
              width={32}
              height={32}
              decoding="async"
            />
            <span className={styles.name}>{name}</span>
            {rating !== null && <span className={styles.rating}>{formatRating(rating)}</span>}
          </p>
        );
      })}
      <div className={styles.actions}>
        <ButtonLink look="secondary" to={`/guarda/${id}`} aria-label={`Guarda ${names}`}>
          Guarda
        </ButtonLink>
        {mayShowcase ? (
          <ShowcaseButton id={id} names={names} isShowcased={isShowcased} />
        ) : (
          isShowcased && <span className={styles.tag}>In vetrina</span>
        )}
      </div>
    </li>
  );
}

/** Puts a duel on everybody's home, or takes it away. For organisers only. */
function ShowcaseButton({
  id,
  names,
  isShowcased,
}: {
  id: number;
  names: string;
  isShowcased: boolean;
}) {
  const client = useQueryClient();
  const change = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.live.showcase, { body: { battleId: isShowcased ? null : id } }),
    onSettled: () => client.invalidateQueries({ queryKey: watchQueries.live().queryKey }),
  });
  return (
    <Button
      look="secondary"
      aria-label={`${isShowcased ? 'Togli dalla vetrina' : 'In vetrina'}: ${names}`}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      {isShowcased ? 'Togli' : 'In vetrina'}
    </Button>
  );
}
