import { isPlayer, useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { type ChallengedPlayer, challengedPlayer } from './challenged-player.ts';

interface ChallengeButtonProps {
  player: ChallengedPlayer;
  className?: string | undefined;
}

/** Opens the challenge sheet for another player; players only. */
export function ChallengeButton({ player, className }: ChallengeButtonProps) {
  const user = useSession();
  if (!isPlayer(user) || user?.id === player.userId) return null;
  return (
    <Button
      look="secondary"
      className={className}
      aria-label={`Sfida ${player.name}`}
      onClick={() => challengedPlayer.set(player)}
    >
      Sfida
    </Button>
  );
}
