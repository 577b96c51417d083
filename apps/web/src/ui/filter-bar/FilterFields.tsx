import { typePath } from '@poketorneo/gen4/asset-paths';
import { types } from '@poketorneo/gen4/types';
import { SelectField } from '../select-field/SelectField.tsx';
import { TypeSign } from '../type-icon/TypeSign.tsx';
import { LazyTypeahead } from '../typeahead/LazyTypeahead.tsx';
import type { TypeaheadItem } from '../typeahead/typeahead-item.ts';
import styles from './FilterBar.module.css';
import { tierIn } from './filter-query.ts';
import type { PokemonFilter } from './pokemon-filter.ts';

interface Choice extends TypeaheadItem {
  readonly id: number;
}

/** The options of the fields; undefined while loading. */
export interface FilterChoices {
  species: readonly Choice[] | undefined;
  abilities: readonly Choice[] | undefined;
  moves: readonly Choice[] | undefined;
}

interface FilterFieldsProps {
  filter: PokemonFilter;
  onChange: (changes: Partial<PokemonFilter>) => void;
  choices: FilterChoices;
}

const typeChoices: readonly Choice[] = types.map(({ id, name }) => ({
  id,
  name,
  image: typePath(id),
}));

function chosenOf(items: readonly Choice[] | undefined, id: number | null): Choice | null {
  return items?.find((item) => item.id === id) ?? null;
}

export function FilterFields({ filter, onChange, choices }: FilterFieldsProps) {
  return (
    <>
      <LazyTypeahead
        label="Pokémon"
        placeholder="Pokémon"
        isLabelHidden
        items={choices.species}
        value={chosenOf(choices.species, filter.speciesId)}
        onSelect={(species) => onChange({ speciesId: species?.id ?? null })}
      />
      <LazyTypeahead
        label="Tipo 1"
        placeholder="Tipo 1"
        isLabelHidden
        items={typeChoices}
        value={chosenOf(typeChoices, filter.firstTypeId)}
        onSelect={(type) => onChange({ firstTypeId: type?.id ?? null })}
        renderPicture={(type) => <TypeSign type={type} decorative className={styles.type} />}
      />
      <LazyTypeahead
        label="Tipo 2"
        placeholder="Tipo 2"
        isLabelHidden
        items={typeChoices}
        value={chosenOf(typeChoices, filter.secondTypeId)}
        onSelect={(type) => onChange({ secondTypeId: type?.id ?? null })}
        renderPicture={(type) => <TypeSign type={type} decorative className={styles.type} />}
      />
      <LazyTypeahead
        label="Abilità"
        placeholder="Abilità"
        isLabelHidden
        items={choices.abilities}
        value={chosenOf(choices.abilities, filter.abilityId)}
        onSelect={(ability) => onChange({ abilityId: ability?.id ?? null })}
      />
      <LazyTypeahead
        label="Mossa appresa"
        placeholder="Mossa appresa"
        isLabelHidden
        items={choices.moves}
        value={chosenOf(choices.moves, filter.moveId)}
        onSelect={(move) => onChange({ moveId: move?.id ?? null })}
      />
      <SelectField
        label="Shiny"
        isLabelHidden
        value={filter.shiny}
        onValueChange={(value) => onChange({ shiny: shinyOf(value) })}
      >
        <option value="all">Tutti</option>
        <option value="shiny">Shiny</option>
        <option value="non-shiny">Non-Shiny</option>
      </SelectField>
      <SelectField
        label="Tier"
        isLabelHidden
        value={filter.tier ?? ''}
        onValueChange={(value) => onChange({ tier: tierIn(value) })}
      >
        <option value="">Tutti i tier</option>
        <option value="1">Tier 1</option>
        <option value="2">Tier 2</option>
        <option value="3">Tier 3</option>
      </SelectField>
    </>
  );
}

function shinyOf(value: string): PokemonFilter['shiny'] {
  return value === 'shiny' || value === 'non-shiny' ? value : 'all';
}
