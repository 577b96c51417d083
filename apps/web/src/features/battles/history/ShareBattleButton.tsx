import type { BattleSummary } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { opponentOf } from '../opponent-of.ts';
import { useSharing } from '../sharing/use-sharing.ts';
import styles from './ShareBattleButton.module.css';

/** Shares a listed battle; shows the URL if it can only be copied by hand. */
export function ShareBattleButton({ battle }: { battle: BattleSummary }) {
  const { id: battleId, replayKey } = battle;
  const { name } = opponentOf(battle);
  const title = `La mia lotta contro ${name}`;
  const { share, isPending, shared, forget } = useSharing({ battleId, replayKey, title });
  return (
    <>
      <Button
        look="quiet"
        busy={isPending}
        aria-label={`Condividi la lotta contro ${name}`}
        onClick={share}
      >
        Condividi
      </Button>
      <MessageBox
        open={shared?.how === 'shown'}
        onClose={forget}
        title="Condividi la lotta"
        tone="info"
      >
        <p>Chi ha questo link può rivedere la lotta:</p>
        <p className={styles.url}>{shared?.url}</p>
      </MessageBox>
    </>
  );
}
