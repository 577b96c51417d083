import { useStore } from '../../../lib/create-store.ts';
import { createPreference } from '../../../lib/preference.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';

/** Whether the user knows that moves explain themselves. */
export const moveHint = createPreference<'new' | 'seen'>({
  key: 'battle-move-hint',
  parse: (text) => (text === 'seen' ? 'seen' : 'new'),
  write: String,
});

/** The hint of the first battle; null once it has been seen. */
export function useMoveHint(): string | null {
  const isTouched = useMediaQuery('(pointer: coarse)');
  if (useStore(moveHint) === 'seen') return null;
  return isTouched ? 'Tieni premuta una mossa per leggerla.' : 'Con il tasto I leggi le mosse.';
}
