import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import card from './ChallengerCard.module.css';
import figures from './Figures.module.css';
import next from './NextLeader.module.css';
import journey from './TournamentProgress.module.css';

const placeholders = Array.from({ length: 10 }, (_, index) => index);

export function ChallengersSkeleton() {
  return (
    <Loading className={card.skeleton}>
      {placeholders.map((index) => (
        <div key={index} className={card.item} aria-hidden="true">
          <div className={card.card}>
            <div className={card.summary}>
              <div className={card.person}>
                <Skeleton shape="circle" width="3rem" height="3rem" />
                <div className={card.names}>
                  <Skeleton width="7rem" height="1.25rem" />
                </div>
              </div>
              <Skeleton className={journey.idle} width="10rem" height="2.25rem" />
              <Skeleton className={next.none} width="8rem" height="2.75rem" />
              <Skeleton className={figures.figures} height="2.75rem" />
              <div className={card.actions}>
                <Skeleton height="2.75rem" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}
