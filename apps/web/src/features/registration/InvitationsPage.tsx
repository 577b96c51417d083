import { useState } from 'react';
import { WayBack } from '../../ui/way-back/WayBack.tsx';
import styles from './InvitationsPage.module.css';
import { InvitationList } from './invitations/InvitationList.tsx';
import { InvitationScreen } from './invitations/InvitationScreen.tsx';
import { NewInvitation } from './invitations/NewInvitation.tsx';
import { RegistrationSettingsPanel } from './settings/RegistrationSettingsPanel.tsx';
import { WaitingList } from './waiting/WaitingList.tsx';

/** /club/invitations: how people get in. Who waits, invitations, and who may sign up at all. */
export function InvitationsPage() {
  const [shownId, setShownId] = useState<number | null>(null);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <WayBack to="/club">Il club</WayBack>
        <h1 className={styles.title}>Invita</h1>
        <p className={styles.lead}>
          Un codice da inquadrare o un link da mandare: chi lo apre si iscrive in un minuto.
        </p>
      </header>
      <WaitingList />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NewInvitation onMade={setShownId} />
          <InvitationList onShow={setShownId} />
        </div>
        <RegistrationSettingsPanel />
      </div>
      {shownId !== null && (
        <InvitationScreen invitationId={shownId} onClose={() => setShownId(null)} />
      )}
    </div>
  );
}
