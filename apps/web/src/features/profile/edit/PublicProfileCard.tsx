import { VisibilityChoice } from '../../public-profiles/index.ts';
import { EditCard } from './EditCard.tsx';

/** Where players show themselves to others, or do not any more. */
export function PublicProfileCard({ username }: { username: string }) {
  return (
    <EditCard title="Chi può vederti">
      <VisibilityChoice username={username} />
    </EditCard>
  );
}
