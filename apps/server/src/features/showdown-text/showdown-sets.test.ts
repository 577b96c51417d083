import { Sets } from '@pkmn/sets';
import { bareName, englishName } from '@poketorneo/gen4';
import { describe, expect, it } from 'vitest';
import { availablePokemon, spreadOfEntry } from '../../seed/content/index.ts';
import { readText } from './read-text.ts';
import { statLabels, unsaid } from './stat-names.ts';
import { writeText } from './write-text.ts';

const labels = { HP: 'hp', Atk: 'atk', Def: 'def', SpA: 'spa', SpD: 'spd', Spe: 'spe' } as const;

describe('the field’s own reader', () => {
  it('understands what is written for every Pokémon of the content', () => {
    for (const entry of availablePokemon) {
      const spread = spreadOfEntry(entry);
      const set = Sets.importSet(writeText([{ ...entry, spread }]));
      const { formId, level, gender, isShiny, abilityId, itemId, moveIds } = entry;
      expect(bareName(set.species || set.name || ''), entry.key).toBe(
        bareName(englishName('form', formId)),
      );
      expect(set.level ?? unsaid.level).toBe(level);
      expect(set.shiny ?? false).toBe(isShiny);
      expect(set.gender || 'N').toBe({ male: 'M', female: 'F', genderless: 'N' }[gender]);
      expect(set.ability).toBe(englishName('ability', abilityId));
      expect(set.item || null).toBe(itemId === null ? null : englishName('item', itemId));
      expect(set.nature?.toLowerCase()).toBe(spread.nature);
      // Of Hidden Power the text also tells the type.
      const plain = (name: string) => bareName(name).replace(/^hiddenpower.*/, 'hiddenpower');
      expect(set.moves?.map(plain)).toEqual(moveIds.map((id) => plain(englishName('move', id))));
      for (const [label, stat] of statLabels) {
        expect(set.ivs?.[labels[label]] ?? unsaid.iv).toBe(spread.ivs[stat]);
        expect(set.evs?.[labels[label]] ?? unsaid.ev).toBe(spread.evs[stat]);
      }
    }
  });

  it('writes what is read as the same Pokémon', () => {
    for (const entry of availablePokemon) {
      const text = writeText([{ ...entry, spread: spreadOfEntry(entry) }]);
      const again = readText(Sets.exportSet(Sets.importSet(text)));
      expect(again.problems, entry.key).toEqual([]);
      expect(again.pokemons).toEqual(readText(text).pokemons);
    }
  });
});
