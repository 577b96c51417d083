import type { BattleSummary, Challenger, Match } from '@poketorneo/contract';
import { VoidBattleModal } from '../../battles/index.ts';
import { RecordMatchModal, ReviseMatchModal, UndoMatchModal } from '../../matches/index.ts';
import { NotificationModal } from '../../notifications/index.ts';
import { DeleteUserModal } from '../accounts/DeleteUserModal.tsx';
import { EditUserModal } from '../accounts/EditUserModal.tsx';
import { PasswordLinkModal } from '../accounts/PasswordLinkModal.tsx';
import { SignUpModal } from '../sign-up/SignUpModal.tsx';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** An organiser's action on a challenger, as displayed when it began. */
export type ChallengerAction = { challenger: Challenger } & (
  | { kind: 'record' | 'sign-up' | 'notify' | 'edit' | 'password-link' | 'delete' }
  | { kind: 'undo' | 'revise'; match: Match }
  | { kind: 'void'; battle: BattleSummary }
);

interface ChallengerActionModalProps {
  action: ChallengerAction;
  onClose: () => void;
}

/** The window of the chosen action. */
export function ChallengerActionModal({ action, onClose }: ChallengerActionModalProps) {
  const { challenger } = action;
  const changes = useChallengerChanges();
  const refresh = () => changes.refresh(challenger.userId);
  switch (action.kind) {
    case 'record':
      return <RecordMatchModal challenger={challenger} refresh={refresh} onClose={onClose} />;
    case 'sign-up':
      return <SignUpModal challenger={challenger} onClose={onClose} />;
    case 'notify':
      return (
        <NotificationModal
          target={challenger.username}
          userId={challenger.userId}
          onClose={onClose}
        />
      );
    case 'undo':
      return (
        <UndoMatchModal
          challenger={challenger}
          match={action.match}
          refresh={refresh}
          onClose={onClose}
        />
      );
    case 'revise':
      return (
        <ReviseMatchModal
          username={challenger.username}
          match={action.match}
          refresh={refresh}
          onClose={onClose}
        />
      );
    case 'void':
      return (
        <VoidBattleModal
          username={challenger.username}
          battle={action.battle}
          refresh={refresh}
          onClose={onClose}
        />
      );
    case 'edit':
      return <EditUserModal challenger={challenger} onClose={onClose} />;
    case 'password-link':
      return <PasswordLinkModal challenger={challenger} onClose={onClose} />;
    case 'delete':
      return <DeleteUserModal challenger={challenger} onClose={onClose} />;
  }
}
