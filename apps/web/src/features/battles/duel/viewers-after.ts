import type { DuelState, LiveMessage } from '@poketorneo/contract';

/**
 * How many watch a player's duel after a message of the stream. Once the duel is over the streams of
 * its viewers end, before anybody has seen the end: their number stays.
 */
export function viewersAfter(
  before: number,
  message: LiveMessage,
  { id, status }: Pick<DuelState, 'id' | 'status'>,
): number {
  if (status !== 'running') return before;
  switch (message.kind) {
    case 'viewers':
      return message.battleId === id ? message.viewers : before;
    case 'hello':
      // Told anew, unless there are none.
      return 0;
    case 'changed':
    case 'battle':
    case 'watched':
      return before;
  }
}
