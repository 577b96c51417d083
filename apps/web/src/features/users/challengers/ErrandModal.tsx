import type { Challenger, Match } from '@poketorneo/contract';
import { NotificationModal } from '../../notifications/index.ts';
import { DeleteUserModal } from '../accounts/DeleteUserModal.tsx';
import { EditUserModal } from '../accounts/EditUserModal.tsx';
import { RecordMatchModal } from '../matches/RecordMatchModal.tsx';
import { UndoMatchModal } from '../matches/UndoMatchModal.tsx';

/** What an organiser is about to do about a challenger, as they saw them when they began. */
export type Errand = { challenger: Challenger } & (
  | { kind: 'record' | 'notify' | 'edit' | 'delete' }
  | { kind: 'undo'; match: Match }
);

/** The window of an errand. */
export function ErrandModal({ errand, onClose }: { errand: Errand; onClose: () => void }) {
  const { challenger } = errand;
  switch (errand.kind) {
    case 'record':
      return <RecordMatchModal challenger={challenger} onClose={onClose} />;
    case 'notify':
      return (
        <NotificationModal
          target={challenger.username}
          userId={challenger.userId}
          onClose={onClose}
        />
      );
    case 'undo':
      return <UndoMatchModal challenger={challenger} match={errand.match} onClose={onClose} />;
    case 'edit':
      return <EditUserModal challenger={challenger} onClose={onClose} />;
    case 'delete':
      return <DeleteUserModal challenger={challenger} onClose={onClose} />;
  }
}
