import type { Specie } from '@pkmn/data';
import type { Form } from '../src/rows.ts';
import { unknownType } from '../src/types.ts';
import {
  alternativeFormFacts,
  cosmeticSpecies,
  defaultFormFacts,
  formHeights,
  unreachableForm,
} from './facts/forms.ts';
import { speciesFacts } from './facts/species.ts';
import { abilityNumber, pkmnId, specieOf, typeIdOf } from './source.ts';

/** A form's row with its @pkmn entry. */
export interface FormSource {
  readonly form: Form;
  readonly specie: Specie;
}

const firstAlternativeFormId = 10001;

/** Every form: the default ones in national order, then the alternative ones. */
export function formSources(): readonly FormSource[] {
  return [...defaultForms(), ...alternativeForms()];
}

function defaultForms(): FormSource[] {
  return speciesFacts.map(([identifier, name, , height], index) => {
    const id = index + 1;
    const own = defaultFormFacts.get(id);
    const specie = specieOf(pkmnId(identifier));
    const form: Form = {
      id,
      speciesId: id,
      identifier: own ? `${identifier}-${own.suffix}` : identifier,
      name,
      formName: own?.formName ?? null,
      ...figures(specie),
      height,
      isDefault: true,
      isUnreachable: false,
    };
    return { form, specie };
  });
}

function alternativeForms(): FormSource[] {
  return alternativeFormFacts.map(({ speciesId, suffix, formName }, index) => {
    const facts = speciesFacts[speciesId - 1];
    if (facts === undefined) throw new Error(`No species ${speciesId}`);
    const [speciesIdentifier, speciesName, , speciesHeight] = facts;
    const identifier = `${speciesIdentifier}-${suffix}`;
    const isUnreachable = identifier === unreachableForm;
    const sharesEntry = cosmeticSpecies.has(speciesId) || isUnreachable;
    const specie = specieOf(pkmnId(sharesEntry ? speciesIdentifier : identifier));
    const form: Form = {
      id: firstAlternativeFormId + index,
      speciesId,
      identifier,
      name: displayName(speciesName, formName),
      formName,
      ...figures(specie),
      ...(isUnreachable ? { firstTypeId: unknownType.id } : {}),
      height: formHeights.get(identifier) ?? speciesHeight,
      isDefault: false,
      isUnreachable,
    };
    return { form, specie };
  });
}

/** Some form names already contain the species' name: 'Rotom Calore'. */
function displayName(speciesName: string, formName: string | null): string {
  if (formName === null) return speciesName;
  return formName.startsWith(`${speciesName} `) ? formName : `${speciesName} ${formName}`;
}

function figures(specie: Specie) {
  const [firstType, secondType] = specie.types;
  const { 0: firstAbility, 1: secondAbility } = specie.abilities;
  const { hp, atk, def, spa, spd, spe } = specie.baseStats;
  return {
    firstTypeId: typeIdOf(firstType),
    secondTypeId: secondType ? typeIdOf(secondType) : null,
    baseStats: {
      hp,
      attack: atk,
      defense: def,
      spAttack: spa,
      spDefense: spd,
      speed: spe,
    },
    firstAbilityId: abilityNumber(firstAbility),
    secondAbilityId: secondAbility ? abilityNumber(secondAbility) : null,
    weight: specie.weightkg,
    isBattleOnly: specie.battleOnly !== undefined,
  };
}
