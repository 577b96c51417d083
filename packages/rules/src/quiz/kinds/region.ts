import { regionOfSpecies, regions } from '@poketorneo/gen4/regions';
import { defineKind } from '../define-kind.ts';
import { names, speciesToAskAbout } from '../nearness.ts';

/** Which region's Pokémon this species belongs to, by its national number. */
export const region = defineKind({
  name: 'region',
  level: 1,
  // Of the famous ones most are Kanto's: the others make it worth asking.
  subjects: (context) => speciesToAskAbout({ ...context, difficulty: 1 }),
  keyOf: ({ id }) => id,
  ask({ id, name }) {
    const right = regionOfSpecies(id);
    return {
      text: `Da quale regione viene ${name}?`,
      namedSpeciesId: id,
      right: right.name,
      wrong: names(regions.filter((other) => other !== right)),
    };
  },
});
