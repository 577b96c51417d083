import { type PublicProfile, publicProfileTitle } from '@poketorneo/contract';
import { useState } from 'react';
import { alert } from '../../lib/alerts.ts';
import { assetUrl } from '../../lib/asset-url.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { useSession } from '../../lib/session.ts';
import { type Shared, shareUrl } from '../../lib/share.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { counted } from '../../ui/format/counts.ts';
import { formatRating, WatchPlayerLink } from '../battles/index.ts';
import { ChallengeButton } from '../duels/index.ts';
import styles from './PlayerCard.module.css';
import { profilePath } from './queries.ts';

/** The player's name and icon, with the button to share the profile. */
export function PlayerCard({ profile }: { profile: PublicProfile }) {
  const { userId, username, icon, tournaments, duels } = profile;
  const user = useSession();
  const isOwn = user?.username === username;
  const [how, setHow] = useState<Shared | null>(null);
  const url = publicUrl(profilePath(username));
  const sharing = useSubmission({
    updatesQueries: 'never: a link is copied',
    mutationFn: () => shareUrl(url, publicProfileTitle(username)),
    onSuccess: (done) => {
      setHow(done);
      if (done === 'copied') {
        alert.success('Link copiato: incollalo dove vuoi', { autoClose: true });
      }
    },
  });
  const badges = tournaments.flatMap((one) => one.badges).filter((badge) => badge.obtained).length;
  return (
    <section className={styles.card} aria-labelledby="sfidante">
      <img
        className={styles.icon}
        src={assetUrl(icon)}
        alt=""
        width={128}
        height={128}
        decoding="async"
      />
      <div className={styles.words}>
        <p className={styles.role}>Sfidante</p>
        <h1 id="sfidante" className={styles.name}>
          {username}
        </h1>
        <p className={styles.count}>
          {badges === 0
            ? 'La sfida è appena cominciata'
            : counted(badges, 'medaglia conquistata', 'medaglie conquistate')}
        </p>
        {duels.rating !== null && (
          <p className={styles.rating}>Punteggio {formatRating(duels.rating)}</p>
        )}
      </div>
      <div className={styles.actions}>
        <ChallengeButton look="primary" player={{ userId, name: username }} />
        {user === null && <ButtonLink to="/account/register">Entra nel torneo</ButtonLink>}
        <WatchPlayerLink userId={userId} />
        <Button
          look={isOwn ? 'primary' : 'secondary'}
          busy={sharing.isPending}
          onClick={() => sharing.mutate()}
        >
          Condividi
        </Button>
        {isOwn && (
          <ButtonLink look="quiet" to="/profile/edit">
            Modifica profilo
          </ButtonLink>
        )}
      </div>
      {how === 'shown' && (
        <div className={styles.link}>
          <CopyField label="Il link di questo profilo" value={url} />
        </div>
      )}
    </section>
  );
}
