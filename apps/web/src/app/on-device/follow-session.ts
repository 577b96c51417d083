import { session } from '../../lib/session.ts';
import { forgetUnsent } from '../../lib/unsent-results.ts';

/** What is somebody's own on this device goes when they leave it: see also followSubscription. */
export function followSession(): () => void {
  let before = session.get()?.id;
  if (before === undefined) forgetUnsent();
  return session.subscribe(() => {
    const now = session.get()?.id;
    if (before !== undefined && now !== before) forgetUnsent();
    before = now;
  });
}
