import { Sets } from '@pkmn/sets';
import { englishName, normalizeName } from '@poketorneo/gen4';
import { describe, expect, it } from 'vitest';
import { availablePokemon, spreadOfEntry } from '../../seed/content/index.ts';
import { parseText } from './parse-text.ts';
import { defaults, statLabels } from './stat-names.ts';
import { writeText } from './write-text.ts';

const labels = { HP: 'hp', Atk: 'atk', Def: 'def', SpA: 'spa', SpD: 'spd', Spe: 'spe' } as const;

describe('the reference parser', () => {
  it('parses the text of every Pokémon of the content', () => {
    for (const entry of availablePokemon) {
      const spread = spreadOfEntry(entry);
      const set = Sets.importSet(writeText([{ ...entry, spread }]));
      const { formId, level, gender, isShiny, abilityId, itemId, moveIds } = entry;
      expect(normalizeName(set.species || set.name || ''), entry.key).toBe(
        normalizeName(englishName('form', formId)),
      );
      expect(set.level ?? defaults.level).toBe(level);
      expect(set.shiny ?? false).toBe(isShiny);
      expect(set.gender || 'N').toBe({ male: 'M', female: 'F', genderless: 'N' }[gender]);
      expect(set.ability).toBe(englishName('ability', abilityId));
      expect(set.item || null).toBe(itemId === null ? null : englishName('item', itemId));
      expect(set.nature?.toLowerCase()).toBe(spread.nature);
      // Our text includes Hidden Power's type.
      const plain = (name: string) => normalizeName(name).replace(/^hiddenpower.*/, 'hiddenpower');
      expect(set.moves?.map(plain)).toEqual(moveIds.map((id) => plain(englishName('move', id))));
      for (const [label, stat] of statLabels) {
        expect(set.ivs?.[labels[label]] ?? defaults.iv).toBe(spread.ivs[stat]);
        expect(set.evs?.[labels[label]] ?? defaults.ev).toBe(spread.evs[stat]);
      }
    }
  });

  it('formats texts that are parsed to the same Pokémon', () => {
    for (const entry of availablePokemon) {
      const text = writeText([{ ...entry, spread: spreadOfEntry(entry) }]);
      const again = parseText(Sets.exportSet(Sets.importSet(text)));
      expect(again.problems, entry.key).toEqual([]);
      expect(again.pokemons).toEqual(parseText(text).pokemons);
    }
  });
});
