import type { CrySubject } from './cry-subject.ts';
import { seededRandom } from './seeded-random.ts';

/** 493 invented species in lines of three, of every type and size. For tests. */
export function syntheticSubjects(): readonly CrySubject[] {
  return Array.from({ length: 493 }, (_, index): CrySubject => {
    const stage = index % 3;
    const family = index + 1 - stage;
    const random = seededRandom(family, 404);
    const weight = 10 ** random.between(-1, 2) * 2.5 ** stage;
    return {
      id: index + 1,
      family,
      stage,
      height: Math.cbrt(weight) / 2.7,
      weight,
      typeId: 1 + (Math.floor(index / 3) % 17),
    };
  });
}
