import { allSpecies } from '@poketorneo/gen4';
import { describe, expect, it } from 'vitest';
import { crySubjects } from './cry-subjects.ts';

const subjects = new Map(crySubjects(allSpecies).map((subject) => [subject.id, subject]));

describe('cry subjects', () => {
  it.each([
    ['Bulbasaur', 1, { family: 1, stage: 0, typeId: 2, height: 0.7, weight: 6.9 }],
    ['Raichu', 26, { family: 172, stage: 2, typeId: 5 }],
    ['Pidgey', 16, { family: 16, stage: 0, typeId: 12 }],
    ['Arceus', 493, { family: 493, stage: 0, typeId: 1 }],
  ])('have the line and the voice of %s', (_, id, expected) => {
    expect(subjects.get(id)).toMatchObject(expected);
  });

  it('have one of three stages', () => {
    expect(new Set([...subjects.values()].map(({ stage }) => stage))).toEqual(new Set([0, 1, 2]));
  });
});
