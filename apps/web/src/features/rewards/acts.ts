import {
  isShownAsScene,
  type Notification,
  type NotificationFacts,
  type NotificationFactsOf,
} from '@poketorneo/contract';

/** One thing won, shown as one scene; the three starters are one act. */
export type Act =
  | Exclude<NotificationFacts, { kind: 'pokemon' }>
  | {
      kind: 'pokemon';
      source: NotificationFactsOf<'pokemon'>['source'];
      pokemons: readonly WonPokemon[];
    };

export type WonPokemon = Omit<NotificationFactsOf<'pokemon'>, 'kind' | 'source'>;

/** An act with its notifications, which are marked as shown after it. */
export interface QueuedAct {
  notificationIds: readonly number[];
  act: Act;
}

type UnshownNotification = Pick<Notification, 'notificationId' | 'facts'>;

/**
 * The acts of the notifications the server reports as not yet shown (newest first), oldest first.
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

/** Whether the act was won in a match: the next leader is offered after it. */
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
