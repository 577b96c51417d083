import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { type Shared, shareAddress } from '../../../lib/share.ts';
import { useSubmission } from '../../../lib/use-submission.ts';

interface SharedReplay {
  /** Of a battle that the viewer may share; null for one that came by a link. */
  battleId: number | null;
  /** Of one that has been shared. */
  replayKey: string | null;
  /** What it is called where it is sent on. */
  title: string;
}

/**
 * Gives a replay a public address, from the first time on the same, and that address to whom the
 * player likes. Answers with it once it is known: where it could only be shown, it is to be shown.
 */
export function useSharing({ battleId, replayKey, title }: SharedReplay) {
  const [shared, setShared] = useState<{ url: string; how: Shared } | null>(null);
  const { mutate: share, isPending } = useSubmission({
    mutationFn: async () => {
      const key =
        replayKey ??
        (battleId === null
          ? null
          : (await call(contract.battles.share, { body: { battleId } })).key);
      const url = key === null ? location.href : new URL(`/replay/${key}`, location.origin).href;
      return { url, how: await shareAddress(url, title) };
    },
    onSuccess: (done) => {
      setShared(done);
      if (done.how === 'copied') {
        alert.success('Link copiato: chi lo apre rivede la lotta', { autoClose: true });
      }
    },
  });
  return { share: () => share(), isPending, shared, forget: () => setShared(null) };
}
