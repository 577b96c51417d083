import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** Shown to a player without any tournament. */
export function NoTournaments() {
  return (
    <EmptyState
      image="pictures/no-tournaments.svg"
      action={<ButtonLink to="/tournaments">Vai ai tornei</ButtonLink>}
    >
      Non sei ancora iscritto a nessun torneo!
    </EmptyState>
  );
}
