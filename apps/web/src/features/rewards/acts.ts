import {
  isShownAsScene,
  type Notification,
  type NotificationFacts,
  type NotificationFactsOf,
} from '@poketorneo/contract';

/** One act: what is staged at once, of one notification or of several that belong together. */
export type Act =
  | Exclude<NotificationFacts, { kind: 'pokemon' }>
  | {
      kind: 'pokemon';
      source: NotificationFactsOf<'pokemon'>['source'];
      pokemons: readonly WonPokemon[];
    };

export type WonPokemon = Omit<NotificationFactsOf<'pokemon'>, 'kind' | 'source'>;

/** An act, and the notifications that have been shown once it has been seen. */
export interface QueuedAct {
  notificationIds: readonly number[];
  act: Act;
}

type UnshownNotification = Pick<Notification, 'notificationId' | 'facts'>;

/**
 * The acts of what the server holds for unshown (newest first), oldest first. The three starters
 * are one act.
 */
export function actsOf(unshown: readonly UnshownNotification[]): readonly QueuedAct[] {
  const acts: QueuedAct[] = [];
  for (const { notificationId, facts } of unshown.toReversed()) {
    if (facts === null || !isShownAsScene(facts)) continue;
    if (facts.kind !== 'pokemon') {
      acts.push({ notificationIds: [notificationId], act: facts });
      continue;
    }
    const { kind, source, ...pokemon } = facts;
    const before = acts.at(-1);
    if (before?.act.kind === 'pokemon' && before.act.source === 'starter' && source === 'starter') {
      acts[acts.length - 1] = {
        notificationIds: [...before.notificationIds, notificationId],
        act: { ...before.act, pokemons: [...before.act.pokemons, pokemon] },
      };
    } else {
      acts.push({ notificationIds: [notificationId], act: { kind, source, pokemons: [pokemon] } });
    }
  }
  return acts;
}

const isSourceMatch: Readonly<Record<NotificationFactsOf<'pokemon'>['source'], boolean>> = {
  starter: false,
  reward: true,
  prize: true,
  'secret-pokemon': false,
};

/** Whether an act leads on to the next leader: something was won in a match. */
export function isOfMatch({ act }: QueuedAct): boolean {
  switch (act.kind) {
    case 'badge':
    case 'champion-unlocked':
      return true;
    case 'pokemon':
      return isSourceMatch[act.source];
    case 'icons':
    case 'tournament-unlocked':
      return false;
  }
}
