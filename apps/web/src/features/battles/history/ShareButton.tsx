import type { BattleSummary } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import styles from './ShareButton.module.css';
import { shareAddress } from './share-address.ts';

/** Gives the replay a public address, and that address to whom the player likes. */
export function ShareButton({ battle }: { battle: BattleSummary }) {
  /** Where the browser neither shares nor copies, it is shown, to be copied by hand. */
  const [address, setAddress] = useState<string | null>(null);
  const { mutate, isPending } = useSubmission({
    mutationFn: async () => {
      const key =
        battle.replayKey ??
        (await call(contract.battles.share, { body: { battleId: battle.id } })).key;
      const url = new URL(`/replay/${key}`, window.location.origin).href;
      return { url, result: await shareAddress(url, `La mia lotta contro ${battle.leaderName}`) };
    },
    onSuccess: ({ url, result }) => {
      if (result === 'copied') alert.success('Il link è stato copiato', { autoClose: true });
      if (result === 'shown') setAddress(url);
    },
  });
  return (
    <>
      <Button
        look="secondary"
        busy={isPending}
        aria-label={`Condividi la lotta contro ${battle.leaderName}`}
        onClick={() => mutate()}
      >
        Condividi
      </Button>
      <MessageBox
        open={address !== null}
        onClose={() => setAddress(null)}
        title="Condividi la lotta"
        tone="info"
      >
        <p>Chi ha questo link può rivedere la lotta:</p>
        <p className={styles.address}>{address}</p>
      </MessageBox>
    </>
  );
}
