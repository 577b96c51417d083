import { useSession } from '../../../lib/session.ts';
import { ChangePasswordCard } from './ChangePasswordCard.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DevicesCard } from './devices/DevicesCard.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { OwnData } from './OwnData.tsx';
import styles from './ProfileEditPage.module.css';
import { PublicProfileCard } from './PublicProfileCard.tsx';
import { TrainerCard } from './TrainerCard.tsx';
import { UpdateInfoCard } from './UpdateInfoCard.tsx';

/** Where players change what is known about them, their password, or their mind. */
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
      <OwnData />
      <NotificationSettings />
      <DevicesCard />
      <DeleteAccount user={user} />
    </div>
  );
}
