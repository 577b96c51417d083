import type { BattleSide, DuelEmote } from '@poketorneo/contract';
import { problemOfEmote } from '@poketorneo/rules/duels';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { asDuel, updateEmote } from '../battle-records/index.ts';
import { requireOwnBattle } from '../battles/index.ts';
import { onlyInDuels } from './errors.ts';

/** What a player says in a duel. */
export interface SentEmote {
  battleId: number;
  side: BattleSide;
  emote: DuelEmote;
}

type EmoteListener = (sent: SentEmote) => void;

/** Emotes in duels; they are not stored, and those who listen hear each once. */
export function createEmotes({ transaction }: { transaction: RunTransaction }) {
  const listeners = new Set<EmoteListener>();

  /** Tells the emotes sent in this process to those who listen. */
  function publishEmote(sent: SentEmote): void {
    for (const listener of listeners) listener(sent);
  }

  return {
    /** Returns a function that ends listening. */
    onEmote(listener: EmoteListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async send(
      userId: number,
      { battleId, emote }: { battleId: number; emote: DuelEmote },
    ): Promise<{ message: string }> {
      const side = await transaction(async ({ trx, now }) => {
        const own = await requireOwnBattle(trx, userId, battleId);
        const duel = asDuel(own.battle);
        if (duel === null) throw onlyInDuels();
        const lastSentAt = duel.seats[own.side].emoteAt?.getTime() ?? null;
        const problem = problemOfEmote({ lastSentAt, now: now.getTime() });
        if (problem !== null) throw new AppError('too-many-requests', problem);
        await updateEmote(trx, { battleId, side: own.side, now });
        return own.side;
      });
      publishEmote({ battleId, side, emote });
      return { message: 'Detto' };
    },
  };
}

export type Emotes = ReturnType<typeof createEmotes>;
