import { type Drawing, regions } from '../tournaments/drawing.ts';
import { cast } from './cast.ts';
import { leaderPicture, portrait } from './portrait.ts';

/** The portraits of every tournament's leaders, 1 to 8, and of its champion, 9. */
export function leaderDrawings(): Drawing[] {
  return regions.flatMap((region) =>
    cast[region].map((leader, index) => ({
      path: leaderPicture(region, index + 1),
      svg: portrait(leader),
    })),
  );
}
