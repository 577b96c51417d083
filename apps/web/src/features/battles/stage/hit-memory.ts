import type { BattleEvent, Combatant } from '@poketorneo/contract';

export interface Force {
  readonly isCritical: boolean;
  readonly effect: 'strong' | 'plain' | 'weak';
}

/** Collects the events that qualify a hit, until its damage. */
export interface HitMemory {
  hear(event: BattleEvent): void;
  /** The force of the hit on a Pokémon; each call consumes it. */
  force(who: Combatant): Force;
  /** The last move used; empty before the first. */
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
