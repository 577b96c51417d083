import type { BattleEvent, Combatant } from '@poketorneo/contract';

export interface Force {
  readonly isCritical: boolean;
  readonly effect: 'strong' | 'plain' | 'weak';
  /** The move has hit the same Pokémon before. */
  readonly isRepeated: boolean;
}

/** The use of a move: by whom. */
export interface Use {
  readonly move: string;
  readonly who: Combatant;
  /** It misses its only target. */
  readonly hasMissed: boolean;
}

/** Collects the events that qualify a hit, until its damage. */
export interface HitMemory {
  record(event: BattleEvent): void;
  /** The force of the hit on a Pokémon; each call consumes it. */
  takeForce(who: Combatant): Force;
  /** The last use of a move; null before the first. */
  lastUse(): Use | null;
}

function same(one: Combatant, other: Combatant): boolean {
  return one.side === other.side && one.place === other.place;
}

export function createHitMemory(): HitMemory {
  let recorded: { who: Combatant; kind: 'critical-hit' | 'super-effective' | 'resisted' }[] = [];
  let struck: Combatant[] = [];
  let use: Use | null = null;
  return {
    record(event) {
      switch (event.kind) {
        case 'move':
        case 'release':
          recorded = [];
          struck = [];
          use = {
            move: event.move,
            who: event.who,
            hasMissed: event.kind === 'move' && event.missed === true,
          };
          break;
        case 'critical-hit':
        case 'super-effective':
        case 'resisted':
          recorded.push({ who: event.who, kind: event.kind });
          break;
      }
    },
    takeForce(who) {
      const kinds = recorded.filter((entry) => same(entry.who, who)).map(({ kind }) => kind);
      recorded = recorded.filter((entry) => !same(entry.who, who));
      const isRepeated = struck.some((one) => same(one, who));
      struck.push(who);
      return {
        isCritical: kinds.includes('critical-hit'),
        effect: kinds.includes('super-effective')
          ? 'strong'
          : kinds.includes('resisted')
            ? 'weak'
            : 'plain',
        isRepeated,
      };
    },
    lastUse: () => use,
  };
}
