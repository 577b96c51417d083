import { defineKind } from '../define-kind.ts';
import { speciesToAskAbout } from '../nearness.ts';

const regions: readonly (readonly [lastId: number, name: string])[] = [
  [151, 'Kanto'],
  [251, 'Johto'],
  [386, 'Hoenn'],
  [493, 'Sinnoh'],
];

/** Which region's Pokémon this species belongs to, by its national number. */
export const region = defineKind({
  name: 'region',
  level: 1,
  // Of the famous ones most are Kanto's: the others make it worth asking.
  subjects: (context) => speciesToAskAbout({ ...context, difficulty: 1 }),
  keyOf: ({ id }) => id,
  ask({ id, name }) {
    const right = regions.find(([lastId]) => id <= lastId);
    if (right === undefined) return null;
    const wrong = regions.filter((other) => other !== right).map(([, other]) => other);
    return { text: `Di quale regione è originario ${name}?`, right: right[1], wrong };
  },
});
