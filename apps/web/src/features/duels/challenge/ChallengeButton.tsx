import { isPlayer, useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useDuelRules } from '../rules/use-duel-rules.ts';
import { type ChallengedPlayer, challengedPlayer } from './challenged-player.ts';

interface ChallengeButtonProps {
  player: ChallengedPlayer;
  /** 'secondary' in a list. */
  look?: 'primary' | 'secondary';
  className?: string | undefined;
}

/** Opens the challenge sheet for another player; players only, while duels are on. */
export function ChallengeButton({ player, look = 'secondary', className }: ChallengeButtonProps) {
  const user = useSession();
  const { areOn } = useDuelRules();
  if (!isPlayer(user) || user?.id === player.userId || !areOn) return null;
  return (
    <Button
      look={look}
      className={className}
      aria-label={`Sfida ${player.name}`}
      onClick={() => challengedPlayer.set(player)}
    >
      Sfida
    </Button>
  );
}
