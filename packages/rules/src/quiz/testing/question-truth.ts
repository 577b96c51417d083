import {
  allAbilities,
  allForms,
  allMoves,
  allSpecies,
  type BaseStats,
  effectiveness,
  type Form,
  learnMethods,
  type Move,
  type Species,
  types,
} from '@poketorneo/gen4';
import type { QuestionDraft } from '../question.ts';

/*
 * Checks answers by the question's text and generation 4's tables alone, independently of how
 * questions are generated.
 */

function named<Item extends { name: string }>(
  items: readonly Item[],
  name: string | undefined,
): Item {
  const found = items.filter((item) => item.name === name);
  const [item] = found;
  if (item === undefined || found.length > 1) throw new Error(`${found.length} are called ${name}`);
  return item;
}

const speciesNamed = (name?: string): Species => named(allSpecies, name);
const moveNamed = (name?: string): Move => named(allMoves, name);
const typeNamed = (name?: string) => named(types, name).id;
const abilityNamed = (name?: string) => named(allAbilities, name).id;
const formsOf = ({ id }: Species) => allForms.filter((form) => form.speciesId === id);

/** A fact equal in every form of a species; throws where forms differ. */
function commonToAllForms<Fact extends string | number>(
  name: string,
  fact: (form: Form) => Fact,
): Fact {
  const [first, ...others] = new Set(formsOf(speciesNamed(name)).map(fact));
  if (first === undefined || others.length > 0)
    throw new Error(`It depends on the form of ${name}`);
  return first;
}

const typesOf = ({ firstTypeId, secondTypeId }: Form) =>
  [firstTypeId, secondTypeId].filter((id) => id !== null).sort((one, other) => one - other);
const typing = (name: string) => commonToAllForms(name, (form) => typesOf(form).join('/'));
const hasAbility = (species: Species, abilityId: number) =>
  formsOf(species).some((form) => [form.firstAbilityId, form.secondAbilityId].includes(abilityId));
const canLearn = (species: Species, moveId: number) =>
  formsOf(species).some((form) => learnMethods(form.id, moveId).length > 0);
const factor = (typeId: number, typingText: string) =>
  typingText
    .split(/ ed? /)
    .reduce((product, name) => product * effectiveness(typeId, typeNamed(name)), 1);

const statNames: readonly (readonly [keyof BaseStats, string])[] = [
  ['hp', 'PS'],
  ['attack', 'Attacco'],
  ['defense', 'Difesa'],
  ['spAttack', 'Attacco Speciale'],
  ['spDefense', 'Difesa Speciale'],
  ['speed', 'Velocità'],
];
function statNamed(name: string | undefined): keyof BaseStats {
  const found = statNames.find(([, known]) => known === name);
  if (found === undefined) throw new Error(`No stat is called ${name}`);
  return found[0];
}

function part(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Unexpected words: ${text}`);
  return found;
}

/** Whether a value exceeds all others. */
function isHighest(answers: readonly string[], value: (answer: string) => number) {
  return (answer: string) =>
    answers.every((other) => other === answer || value(answer) > value(other));
}

const multipliers: Readonly<Record<string, number>> = {
  '×4': 4,
  '×2': 2,
  '×1': 1,
  '×½': 0.5,
  '×¼': 0.25,
  '×0': 0,
};

/** For each kind, whether an answer to its question is true. */
export function truthOf(
  kind: string,
  { text, right, wrong, crySpeciesId }: QuestionDraft,
): (answer: string) => boolean {
  const answers = [right, ...wrong];
  const asked = (pattern: RegExp) => part(text, pattern);
  switch (kind) {
    case 'cry':
      return (answer) => speciesNamed(answer).id === crySpeciesId;
    case 'description': {
      const words = asked(/«(.*)»/);
      return (answer) =>
        speciesNamed(answer).pokedexText.replaceAll(answer, 'questo Pokémon') === words;
    }
    case 'genus': {
      const genus = asked(/«(.*)»/);
      return (answer) => speciesNamed(answer).genus === genus;
    }
    case 'genus-of': {
      const { genus } = speciesNamed(asked(/classifica (.*)\?/));
      return (answer) => answer === genus;
    }
    case 'type-of-species': {
      const own = typing(asked(/Di che tipo è (.*)\?/));
      return (answer) =>
        answer
          .split(' / ')
          .map(typeNamed)
          .sort((one, other) => one - other)
          .join('/') === own;
    }
    case 'species-of-type': {
      const type = String(typeNamed(asked(/di tipo (.*)\?/)));
      return (answer) => typing(answer).split('/').includes(type);
    }
    case 'type-efficacy': {
      const typing = asked(/Pokémon di tipo (.*)\?/);
      const effect = asked(/Quale tipo di mossa (.*) su un/);
      return (answer) => {
        const value = factor(typeNamed(answer), typing);
        if (effect === 'è superefficace') return value > 1;
        return effect === 'non ha effetto' ? value === 0 : value < 1;
      };
    }
    case 'damage-factor': {
      const value = factor(
        typeNamed(asked(/mossa di tipo (\S+)/)),
        asked(/Pokémon di tipo (.*)\?/),
      );
      return (answer) => multipliers[part(answer, /\((.*)\)/)] === value;
    }
    case 'highest-stat': {
      const stat = statNamed(
        asked(
          /(?:l’|la |più )(PS|Attacco Speciale|Attacco|Difesa Speciale|Difesa|Velocità) di base/,
        ),
      );
      return isHighest(answers, (answer) =>
        commonToAllForms(answer, ({ baseStats }) => baseStats[stat]),
      );
    }
    case 'best-stat': {
      const name = asked(/più alta di (.*)\?/);
      const best = Math.max(
        ...statNames.map(([stat]) => commonToAllForms(name, ({ baseStats }) => baseStats[stat])),
      );
      return (answer) =>
        commonToAllForms(name, ({ baseStats }) => baseStats[statNamed(answer)]) === best;
    }
    case 'heaviest':
      return isHighest(answers, (answer) => commonToAllForms(answer, ({ weight }) => weight));
    case 'ability-of-species': {
      const species = speciesNamed(asked(/può avere (.*)\?/));
      return (answer) => hasAbility(species, abilityNamed(answer));
    }
    case 'species-with-ability': {
      const ability = abilityNamed(asked(/l’abilità (.*)\?/));
      return (answer) => hasAbility(speciesNamed(answer), ability);
    }
    case 'evolves-into': {
      const before = speciesNamed(asked(/evolversi (.*)\?/));
      return (answer) => isEvolvedFrom(speciesNamed(answer), before);
    }
    case 'evolves-from': {
      const after = speciesNamed(asked(/si evolve (.*)\?/));
      return (answer) => isEvolvedFrom(after, speciesNamed(answer));
    }
    case 'type-of-move': {
      const { typeId } = moveNamed(asked(/la mossa (.*)\?/));
      return (answer) => typeNamed(answer) === typeId;
    }
    case 'move-of-type': {
      const type = typeNamed(asked(/di tipo (.*)\?/));
      return (answer) => moveNamed(answer).typeId === type;
    }
    case 'strongest-move':
      return isHighest(answers, (answer) => moveNamed(answer).power ?? Number.NaN);
    case 'damage-class': {
      const wanted = asked(/ è (\S+)\?/) === 'fisica' ? 'physical' : 'special';
      return (answer) => moveNamed(answer).damageClass === wanted;
    }
    case 'who-learns': {
      const move = moveNamed(asked(/la mossa (.*)\?/));
      return (answer) => canLearn(speciesNamed(answer), move.id);
    }
    case 'learned-move': {
      const species = speciesNamed(asked(/può imparare (.*)\?/));
      return (answer) => canLearn(species, moveNamed(answer).id);
    }
    case 'region': {
      const { id } = speciesNamed(asked(/regione viene (.*)\?/));
      const own = id < 152 ? 'Kanto' : id < 252 ? 'Johto' : id < 387 ? 'Hoenn' : 'Sinnoh';
      return (answer) => answer === own;
    }
    default:
      throw new Error(`There is no check for questions of the kind ${kind}`);
  }
}

/** Directly or over several steps: a later stage could be considered correct too. */
function isEvolvedFrom(species: Species, before: Species): boolean {
  if (species.evolvesFromId === null) return false;
  return (
    species.evolvesFromId === before.id ||
    isEvolvedFrom(named(allSpecies, allSpecies[species.evolvesFromId - 1]?.name), before)
  );
}
