import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { type Shared, shareUrl } from '../../../lib/share.ts';
import { useSubmission } from '../../../lib/use-submission.ts';

interface SharedReplay {
  /** Null for a replay opened by its link. */
  battleId: number | null;
  /** Null until the battle has been shared. */
  replayKey: string | null;
  /** Title of the shared link. */
  title: string;
}

/**
 * Shares the public URL of a replay, which the server creates on the first call; `shared` holds
 * the URL and how it was shared.
 */
export function useSharing({ battleId, replayKey, title }: SharedReplay) {
  const [shared, setShared] = useState<{ url: string; how: Shared } | null>(null);
  const { mutate: share, isPending } = useSubmission({
    updatesQueries: 'never: a shared battle keeps its link',
    mutationFn: async () => {
      const key =
        replayKey ??
        (battleId === null
          ? null
          : (await call(contract.battles.share, { body: { battleId } })).key);
      const url = publicUrl(key === null ? location.pathname + location.search : `/replay/${key}`);
      return { url, how: await shareUrl(url, title) };
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
