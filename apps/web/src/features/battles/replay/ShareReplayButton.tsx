import { Icon } from '../screen/index.ts';
import { useSharing } from '../sharing/use-sharing.ts';
import styles from './ReplayControls.module.css';

type ShareReplayButtonProps = Parameters<typeof useSharing>[0];

/** Shares the open replay, and shows its URL beside the button. */
export function ShareReplayButton(replay: ShareReplayButtonProps) {
  const { share, isPending, shared } = useSharing(replay);
  return (
    <>
      <button
        type="button"
        className={styles.minor}
        data-command
        aria-busy={isPending}
        onClick={share}
      >
        <Icon name="share" />
        Condividi
      </button>
      {shared !== null && (
        <input
          className={styles.url}
          aria-label="Link della replica"
          readOnly
          value={shared.url}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
