import type { Gender } from '@poketorneo/contract';
import type { LegalityIssue } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import { ImpossibleSign } from '../../../ui/pokemon-accordion/ImpossibleSign.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { Typeahead } from '../../../ui/typeahead/Typeahead.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';
import { abilityIdOf, genderOf } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { ImpossibleOptions } from './ImpossibleOptions.tsx';
import { MoveFields } from './MoveFields.tsx';
import styles from './PokemonEditor.module.css';
import { parseNumber } from './parse-number.ts';
import { SpreadFields } from './SpreadFields.tsx';
import { StatFields } from './StatFields.tsx';
import { type LegalityOptions, useLegalityIssues } from './use-legality-issues.ts';

interface PokemonFieldsProps {
  draft: Draft;
  options: LegalityOptions;
  disabled: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

const genderNames: Record<Gender, string> = {
  male: 'Maschio',
  female: 'Femmina',
  genderless: 'Senza sesso',
};

/** All fields but the form's, disabled until a form is chosen. */
export function PokemonFields({ draft, options, disabled, onChange }: PokemonFieldsProps) {
  const { data: items } = useQuery(pokedexListQueries.items({ quiet: true }));
  const { genders, abilities, moves, possible } = options;
  const impossibilities = useLegalityIssues(draft, options);
  const isPossible = ({ id }: { id: number }) => possible?.abilityIds.includes(id) === true;
  const level = useDeferredValue(parseNumber(draft.level));
  return (
    <fieldset className={styles.fields} disabled={disabled} aria-label="Caratteristiche">
      <label className={styles.shiny}>
        <input
          type="checkbox"
          checked={draft.isShiny}
          onChange={(event) => onChange({ isShiny: event.target.checked })}
        />
        Shiny
      </label>
      <SelectField
        label="Sesso"
        value={genderOf(draft, options) ?? ''}
        onValueChange={(value) =>
          onChange({ gender: genders.find((gender) => gender === value) ?? null })
        }
      >
        {genders.length === 0 && <option value="">-</option>}
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {genderNames[gender]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Livello"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        value={draft.level}
        onChange={(event) => onChange({ level: event.target.value })}
      />
      <SelectField
        className={styles.wide}
        label="Abilità"
        value={abilityIdOf(draft, options) ?? ''}
        onValueChange={(value) => onChange({ abilityId: value === '' ? null : Number(value) })}
      >
        <option value="">-</option>
        {abilities.filter(isPossible).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <ImpossibleOptions entries={abilities.filter((ability) => !isPossible(ability))} />
      </SelectField>
      <MoveFields
        moves={moves}
        possible={possible}
        level={level}
        moveIds={draft.moveIds}
        onChange={(field, moveId) => onChange({ moveIds: { ...draft.moveIds, [field]: moveId } })}
      />
      <SpreadFields draft={draft} possible={possible} onChange={(spread) => onChange({ spread })} />
      <StatFields
        stats={draft.stats}
        onChange={(name, value) => onChange({ stats: { ...draft.stats, [name]: value } })}
      />
      <Typeahead
        className={styles.wide}
        label="Strumento"
        placeholder="Cerca uno strumento…"
        items={items}
        disabled={disabled}
        value={items?.find(({ id }) => id === draft.itemId) ?? null}
        onSelect={(item) => onChange({ itemId: item?.id ?? null })}
      />
      <LegalityIssuesBox found={impossibilities} />
    </fieldset>
  );
}

/**
 * Choices that are impossible in generation 4, with the reasons; they can be saved all the same.
 */
function LegalityIssuesBox({ found }: { found: readonly LegalityIssue[] }) {
  return (
    <div
      className={`${styles.impossible} ${styles.wide}`}
      role="status"
      data-empty={found.length === 0 || undefined}
    >
      {found.length > 0 && (
        <>
          <p className={styles.impossibleTitle}>
            <ImpossibleSign isDecoration />
            Fuori dal possibile
          </p>
          <ul>
            {found.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.note}>Puoi salvarlo lo stesso: nella lista porterà questo segno.</p>
        </>
      )}
    </div>
  );
}
