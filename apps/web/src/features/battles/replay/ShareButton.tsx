import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Icon } from '../screen/index.ts';
import styles from './ReplayControls.module.css';

interface ShareButtonProps {
  /** Of a battle that whoever looks may share. */
  battleId: number | null;
  /** Of one that has been shared. */
  replayKey: string | null;
}

/** Copies the public address of the replay, which it has from the first time on. */
export function ShareButton({ battleId, replayKey }: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null);
  const share = useSubmission({
    mutationFn: async () => {
      const key =
        replayKey ??
        (battleId === null
          ? null
          : (await call(contract.battles.share, { body: { battleId } })).key);
      return key === null ? location.href : new URL(`/replay/${key}`, location.origin).href;
    },
    onSuccess: async (link) => {
      setAddress(link);
      try {
        await navigator.clipboard.writeText(link);
        alert.success('Link copiato: chi lo apre rivede la lotta.', { autoClose: true });
      } catch {
        // Where the page may not write to the clipboard the link stands there to be copied.
      }
    },
  });
  return (
    <>
      <button
        type="button"
        className={styles.minor}
        data-command
        aria-busy={share.isPending}
        onClick={() => share.mutate()}
      >
        <Icon name="share" />
        Condividi
      </button>
      {address !== null && (
        <input
          className={styles.address}
          aria-label="Link del replay"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
