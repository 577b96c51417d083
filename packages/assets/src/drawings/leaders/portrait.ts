import { document, group } from '../kit/svg.ts';
import type { Region } from '../tournaments/drawing.ts';
import { bustClip, type Medal, medallion, seal } from './medallion.ts';
import { bust, type Person } from './person.ts';

/** A leader's picture: the medallion and one or two people. */
export interface Leader extends Medal {
  readonly people: readonly [Person] | readonly [Person, Person];
}

function cast(people: Leader['people']): string {
  const [first, second] = people;
  if (second === undefined) {
    return group({ transform: 'matrix(1.05 0 0 1.05 -6 -6)' }, bust('p', first));
  }
  return (
    group({ transform: 'matrix(.84 0 0 .84 65 30)' }, bust('p', first)) +
    group({ transform: 'matrix(.84 0 0 .84 -25 42)' }, bust('q', second))
  );
}

/** Path of a leader's portrait; 9 is the champion. */
export function leaderPicture(region: Region, position: number): string {
  return `leaders/${region}-${position}.svg`;
}

/** The portrait of a leader on 240 × 240. */
export function portrait(leader: Leader): string {
  return document(
    240,
    240,
    medallion(leader) +
      bustClip +
      group({ 'clip-path': 'url(#bust)' }, cast(leader.people)) +
      seal(leader),
  );
}
