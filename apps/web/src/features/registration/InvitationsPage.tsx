import { useState } from 'react';
import { ClubFrame } from '../../ui/club-frame/ClubFrame.tsx';
import styles from './InvitationsPage.module.css';
import { InvitationList } from './invitations/InvitationList.tsx';
import { InvitationScreen } from './invitations/InvitationScreen.tsx';
import { NewInvitation } from './invitations/NewInvitation.tsx';
import { RegistrationSettingsPanel } from './settings/RegistrationSettingsPanel.tsx';
import { WaitingList } from './waiting/WaitingList.tsx';

/** /club/invitations: waiting players, invitations and the sign-up settings. */
export function InvitationsPage() {
  const [shownId, setShownId] = useState<number | null>(null);
  return (
    <ClubFrame
      title="Invita"
      lead="Un codice da inquadrare o un link da mandare: chi lo apre si iscrive in un minuto."
      width="full"
    >
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
    </ClubFrame>
  );
}
