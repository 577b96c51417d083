import { existsSync } from 'node:fs';
import { allForms, allItems, allSpecies } from '@poketorneo/gen4';
import { battleSpritePath } from '@poketorneo/gen4/asset-paths';
import { describe, expect, it } from 'vitest';
import { boxIconSource } from './box-icons.ts';
import { formSubjects } from './form-subject.ts';
import { itemIconSource } from './item-icons.ts';
import { artworkSource, spriteSource, substituteSource } from './pokeapi-sprites.ts';

const forms = formSubjects(allForms, allSpecies);

function missing(sources: readonly string[]): string[] {
  return sources.filter((source) => !existsSync(source));
}

describe('image sources', () => {
  it('have artwork, box icon and both sprites of every form', () => {
    expect(forms).toHaveLength(558);
    for (const form of forms) {
      expect(
        missing([
          artworkSource(form),
          boxIconSource(form),
          spriteSource(form, { shiny: false, female: false }),
          spriteSource(form, { shiny: true, female: false }),
        ]),
      ).toEqual([]);
    }
  });

  it('have the back of every form, ordinary and shiny, and of Substitute', () => {
    const backs = forms.flatMap((form) => [
      spriteSource(form, { shiny: false, female: false, back: true }),
      spriteSource(form, { shiny: true, female: false, back: true }),
    ]);
    expect(missing(backs)).toEqual([]);
    expect(missing([substituteSource({ back: false }), substituteSource({ back: true })])).toEqual(
      [],
    );
  });

  it('have females of exactly the forms with female battle sprites', () => {
    for (const form of forms) {
      for (const isBack of [false, true]) {
        for (const isShiny of [false, true]) {
          const look = { isBack, isShiny };
          const isShown =
            battleSpritePath(form.id, { ...look, isFemale: true }) !==
            battleSpritePath(form.id, { ...look, isFemale: false });
          const source = spriteSource(form, { back: isBack, shiny: isShiny, female: true });
          expect([form.id, existsSync(source)]).toEqual([form.id, isShown]);
        }
      }
    }
  });

  it('have a distinct box icon per form, except where games share one', () => {
    const seen = new Map<string, number[]>();
    for (const form of forms) {
      const source = boxIconSource(form);
      seen.set(source, [...(seen.get(source) ?? []), form.id]);
    }
    expect([...seen.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  it.each([
    [10031, '386-attack.svg'],
    [10027, '201-question.svg'],
    [10064, '492-sky.svg'],
    [10065, '172.svg'],
    [10057, '493.svg'],
    [386, '386.svg'],
  ])('map form %i to %s', (id, file) => {
    const form = forms.find((candidate) => candidate.id === id);
    expect(form && artworkSource(form).endsWith(`/${file}`)).toBe(true);
  });

  it('have an icon for every item', () => {
    expect(missing(allItems.map(({ id }) => itemIconSource(id)))).toEqual([]);
  });

  it.each([
    ['pokeball', 'ball/poke.png'],
    ['dawnstone', 'evo-item/dawn-stone.png'],
    ['ironball', 'hold-item/iron-ball.png'],
    ['ironplate', 'plate/iron.png'],
    ['oldamber', 'fossil/old-amber.png'],
    ['upgrade', 'evo-item/up-grade.png'],
  ])('map the item %s to %s', (id, file) => {
    expect(itemIconSource(id).endsWith(file)).toBe(true);
  });

  it('reject an unknown item', () => {
    expect(() => itemIconSource('toaster')).toThrow(RangeError);
  });
});
