import type { PreparedPokemon } from '@poketorneo/contract';
import {
  formById,
  formsInBattle,
  type Move,
  moveByIdentifier,
  speciesById,
  typeIdsOf,
} from '@poketorneo/gen4';
import {
  type Contender,
  type ContenderMove,
  type ExpectedFoe,
  type FormFigures,
  guessedFoes,
  knownFoe,
} from '@poketorneo/rules/battle';
import type { SeenFoe } from './seen-foes.ts';

/** What a player may know of a leader. */
export interface LeaderKnowledge {
  /** The favourite type of the team. */
  readonly typeId: number;
  /** The level at which unseen foes are expected. */
  readonly level: number;
  /** The whole team where it is not secret. */
  readonly pokemons: readonly PreparedPokemon[] | null;
  /** Seen in the player's own battles, by place. */
  readonly seen: readonly SeenFoe[];
  /** An estimate where it is secret. */
  readonly teamSize: number;
}

/** The foes to be expected, known ones first, in their order of battle. */
export function expectedFoes({
  typeId,
  level,
  pokemons,
  seen,
  teamSize,
}: LeaderKnowledge): ExpectedFoe[] {
  if (pokemons !== null) return pokemons.map((foe) => ({ ...contenderOf(foe), weight: 1 }));
  const guess = { typeId, level, count: teamSize - seen.length };
  return [...seen.map(foeOfSeen), ...guessedFoes(usualForms, guess)];
}

/** A prepared Pokémon, as forecasts need it. */
export function contenderOf(pokemon: PreparedPokemon): Contender {
  return { ...pokemon, ability: pokemon.ability.identifier };
}

/** A move, as forecasts need it. */
export function attackOf({
  identifier,
  typeId,
  damageClass,
  power,
  accuracy,
}: Move): ContenderMove {
  return { move: identifier, typeId, damageClass, power, accuracy };
}

/** A seen foe with guesses for what was not seen. */
export function foeOfSeen({
  formId,
  level,
  ability,
  moves,
}: Pick<SeenFoe, 'formId' | 'level' | 'ability' | 'moves'>): ExpectedFoe {
  const attacks = moves.map((move) => attackOf(moveByIdentifier(move)));
  return knownFoe(figuresOf(formId), { level, ability, moves: attacks });
}

function figuresOf(formId: number): FormFigures {
  const form = formById(formId);
  return { typeIds: typeIdsOf(form), baseStats: form.baseStats };
}

/** Grown Pokémon of the first tier, which leaders usually have. */
const usualForms: readonly FormFigures[] = formsInBattle
  .filter(({ speciesId, baseStats }) => {
    const total = Object.values(baseStats).reduce((sum, stat) => sum + stat, 0);
    return speciesById(speciesId).tier === 1 && total >= 400 && total <= 540;
  })
  .map(({ id }) => figuresOf(id));
