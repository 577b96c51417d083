import type { BattleEvent, Combatant } from '@poketorneo/contract';

/** How hard a hit is. */
export interface Force {
  readonly isCritical: boolean;
  readonly effect: 'strong' | 'plain' | 'weak';
}

/** The facts of a hit before its damage, each of which comes in an event of its own. */
export interface HitMemory {
  hear(event: BattleEvent): void;
  /** How hard the hit on someone is; forgotten with it. */
  force(who: Combatant): Force;
  /** The last move that was used; empty before the first. */
  move(): string;
}

function same(one: Combatant, other: Combatant): boolean {
  return one.side === other.side && one.place === other.place;
}

export function hitMemory(): HitMemory {
  let heard: { who: Combatant; kind: 'critical-hit' | 'super-effective' | 'resisted' }[] = [];
  let move = '';
  return {
    hear(event) {
      switch (event.kind) {
        case 'move':
          heard = [];
          move = event.move;
          break;
        case 'critical-hit':
        case 'super-effective':
        case 'resisted':
          heard.push({ who: event.who, kind: event.kind });
          break;
      }
    },
    force(who) {
      const kinds = heard.filter((entry) => same(entry.who, who)).map(({ kind }) => kind);
      heard = heard.filter((entry) => !same(entry.who, who));
      return {
        isCritical: kinds.includes('critical-hit'),
        effect: kinds.includes('super-effective')
          ? 'strong'
          : kinds.includes('resisted')
            ? 'weak'
            : 'plain',
      };
    },
    move: () => move,
  };
}
