import { Battle } from '../battle/Battle.tsx';
import type { DuelParts } from '../battle/duel-parts.ts';
import type { BattleProps } from '../battle/use-battle.ts';
import { DuelClock } from './DuelClock.tsx';
import { DuelEnd } from './DuelEnd.tsx';
import { DuelNews } from './DuelNews.tsx';
import { DuelTools } from './DuelTools.tsx';
import { DuelViewers } from './DuelViewers.tsx';
import { waitingPromptOf } from './waiting-prompt.ts';

const duelParts: DuelParts = {
  News: DuelNews,
  Clock: DuelClock,
  Viewers: DuelViewers,
  Tools: DuelTools,
  promptOf: waitingPromptOf,
  End: DuelEnd,
};

/** A duel, running or just ended; the entry of the chunk that is loaded for duels only. */
export default function DuelBattle(props: Omit<BattleProps, 'duel' | 'trial'>) {
  return <Battle {...props} duel={duelParts} trial={null} />;
}
