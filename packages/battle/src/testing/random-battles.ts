import {
  type BattleChoice,
  type BattleFormat,
  type BattleRequest,
  type BattleSide,
  battleSides,
} from '@poketorneo/contract';
import {
  allAbilities,
  allItems,
  allMoves,
  formsInBattle,
  learnableMoveIds,
  speciesById,
} from '@poketorneo/gen4';
import {
  type NatureIdentifier,
  natures,
  possibleGenders,
  type Stats,
  statNames,
  statsOf,
} from '@poketorneo/rules';
import { problemOfChoice } from '../choice.ts';
import type { LiveBattle } from '../live-battle.ts';
import type { BattlePokemon, BattleSetup } from '../setup.ts';
import type { SeededRandom } from './seeded-random.ts';

/** 'learned': a legal Pokémon; 'wild': any moves with any ability and any item. */
export type TeamKind = 'learned' | 'wild';

/** Input of a random Pokémon's stats, with its IVs and no EVs. */
export interface NaturedPokemon extends BattlePokemon {
  readonly nature: NatureIdentifier;
}

export function randomPokemon(random: SeededRandom, kind: TeamKind, level: number): NaturedPokemon {
  const form = random.pick(formsInBattle);
  const ivs = randomIvs(random);
  const nature = random.pick(natures).identifier;
  const learnable = learnableMoveIds(form.id);
  const moveIds = kind === 'learned' ? learnable : allMoves.map(({ id }) => id);
  const ownAbilities = [form.firstAbilityId, form.secondAbilityId].filter((id) => id !== null);
  return {
    formId: form.id,
    level,
    gender: random.pick(possibleGenders(speciesById(form.speciesId).genderRate)),
    isShiny: random.chance(16),
    abilityId: random.pick(kind === 'learned' ? ownAbilities : allAbilities.map(({ id }) => id)),
    itemId: random.chance(3) ? null : random.pick(allItems).id,
    moveIds: random.some(4, moveIds),
    stats: statsOf({ baseStats: form.baseStats, level, nature, ivs }),
    ivs,
    nature,
  };
}

function randomIvs(random: SeededRandom): Stats {
  const ivs = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
  for (const stat of statNames) ivs[stat] = random.below(32);
  return ivs;
}

/** A setup of random teams. */
export interface RandomSetup extends BattleSetup {
  readonly teams: readonly [readonly NaturedPokemon[], readonly NaturedPokemon[]];
}

/** Two teams of similar level. */
export function randomSetup(
  random: SeededRandom,
  format: BattleFormat,
  kind: TeamKind,
): RandomSetup {
  const level = 12 + random.below(60);
  const team = () =>
    Array.from({ length: 2 + random.below(5) }, () =>
      randomPokemon(random, kind, level + random.below(4)),
    );
  return { format, seed: `seed ${random.below(2 ** 30)}`, teams: [team(), team()] };
}

/** Every valid choice for a request. */
export function choicesOf(request: BattleRequest): BattleChoice[] {
  const actions = request.positions.map((position): BattleChoice => {
    if (position === null) return [{ do: 'pass' }];
    const moves = position.moves.flatMap(
      ({ aims }, index): BattleChoice =>
        aims.length === 0
          ? [{ do: 'move', slot: index + 1 }]
          : aims.map((at) => ({ do: 'move', slot: index + 1, at })),
    );
    const switches = request.team.map(({ place }) => ({ do: 'switch' as const, to: place }));
    return [...moves, ...switches, { do: 'pass' }];
  });
  return actions
    .reduce<BattleChoice[]>(
      (choices, more) => choices.flatMap((choice) => more.map((action) => [...choice, action])),
      [[]],
    )
    .filter((choice) => problemOfChoice(request, choice) === null);
}

/** A random choice, which switches rarely unless required. */
export function randomChoice(random: SeededRandom, request: BattleRequest): BattleChoice {
  const choices = choicesOf(request);
  const fighting = choices.filter((choice) => choice.every(({ do: what }) => what !== 'switch'));
  return random.pick(fighting.length > 0 && !random.chance(8) ? fighting : choices);
}

/** Number of battles in a test: few, unless TEST_BATTLES is set. */
export function battleCount(few: number): number {
  return Number(process.env.TEST_BATTLES ?? few);
}

/** One random decision of both sides; returns the refused choices. */
export function playStep(random: SeededRandom, battle: LiveBattle): Error[] {
  const refused: Error[] = [];
  while (true) {
    const decisions: { [side in BattleSide]?: BattleChoice } = {};
    for (const side of battleSides) {
      const request = battle.request(side);
      if (request !== null) decisions[side] = randomChoice(random, request);
    }
    try {
      battle.decide(decisions);
      return refused;
    } catch (error) {
      // By name: the battle may come from another bundle.
      if (!(error instanceof Error && error.name === 'RefusedChoice')) throw error;
      refused.push(error);
    }
  }
}
