import { alert } from '../../../lib/alerts.ts';
import { isPlayer, useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DuelSettingsChoice } from '../../duels/index.ts';
import { saveOwnData } from '../../own-data/index.ts';
import { VisibilityChoice } from '../../public-profiles/index.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DevicesCard } from './devices/DevicesCard.tsx';
import { EditCard } from './EditCard.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import styles from './ProfileEditPage.module.css';
import { TrainerCard } from './TrainerCard.tsx';
import { UpdateInfoCard } from './UpdateInfoCard.tsx';
import { Zone } from './Zone.tsx';

/** /profile/edit: personal data, password, notifications, devices and deletion of the account. */
export function ProfileEditPage() {
  const user = useSession();
  if (user === null) return null;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Modifica profilo</h1>
      <TrainerCard user={user} />
      <div className={styles.cards}>
        <UpdateInfoCard user={user} />
        <ChangePasswordCard username={user.username} />
      </div>
      <PublicProfileCard username={user.username} />
      {isPlayer(user) && (
        <EditCard title="Sfide">
          <DuelSettingsChoice />
        </EditCard>
      )}
      <OwnData />
      <NotificationSettings />
      <DevicesCard />
      <DeleteAccount user={user} />
    </div>
  );
}

/** The download of a user's own data. */
function OwnData() {
  const saving = useSubmission({
    updatesQueries: 'never: a file is read',
    mutationFn: saveOwnData,
    onSuccess: (name) => alert.success(`Scaricato: ${name}`, { autoClose: true }),
  });
  return (
    <Zone
      title="I tuoi dati"
      text="Un file con tutto quello che il torneo sa di te: account, lotte, Pokémon, record, messaggi, notifiche."
    >
      <Button look="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
        Scarica i miei dati
      </Button>
    </Zone>
  );
}

/** The visibility of the player's public profile. */
function PublicProfileCard({ username }: { username: string }) {
  return (
    <EditCard title="Chi può vederti">
      <VisibilityChoice username={username} />
    </EditCard>
  );
}
