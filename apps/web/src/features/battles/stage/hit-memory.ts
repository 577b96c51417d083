import type { BattleEvent, Combatant } from '@poketorneo/contract';

export interface Force {
  readonly isCritical: boolean;
  readonly effect: 'strong' | 'plain' | 'weak';
}

/** Collects the events that qualify a hit, until its damage. */
export interface HitMemory {
  record(event: BattleEvent): void;
  /** The force of the hit on a Pokémon; each call consumes it. */
  takeForce(who: Combatant): Force;
  /** The last move used; empty before the first. */
  lastMove(): string;
}

function same(one: Combatant, other: Combatant): boolean {
  return one.side === other.side && one.place === other.place;
}

export function createHitMemory(): HitMemory {
  let recorded: { who: Combatant; kind: 'critical-hit' | 'super-effective' | 'resisted' }[] = [];
  let move = '';
  return {
    record(event) {
      switch (event.kind) {
        case 'move':
          recorded = [];
          move = event.move;
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
      return {
        isCritical: kinds.includes('critical-hit'),
        effect: kinds.includes('super-effective')
          ? 'strong'
          : kinds.includes('resisted')
            ? 'weak'
            : 'plain',
      };
    },
    lastMove: () => move,
  };
}
