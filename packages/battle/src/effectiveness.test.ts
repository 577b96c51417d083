import type { BattleEvent } from '@poketorneo/contract';
import {
  abilityById,
  allAbilities,
  allMoves,
  formById,
  itemById,
  type Move,
  typeIdsOf,
} from '@poketorneo/gen4';
import {
  applyEvents,
  type Battler,
  effectOf,
  emptyView,
  type MoveEffect,
  soundMoves,
} from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { factsOf } from './ai/move-facts.ts';
import type { BattlePokemon } from './setup.ts';
import { battleCount, randomPokemon } from './testing/random-battles.ts';
import { move, scene } from './testing/scene.ts';
import { SeededRandom } from './testing/seeded-random.ts';

/** Abilities of the target that stop moves, and some that only seem to. */
const defensive = [
  ...['levitate', 'flash-fire', 'volt-absorb', 'motor-drive', 'water-absorb', 'dry-skin'],
  ...['wonder-guard', 'soundproof', 'sturdy', 'damp', 'limber', 'water-veil', 'immunity'],
  ...['insomnia', 'vital-spirit', 'own-tempo', 'oblivious', 'klutz', 'thick-fat', 'heatproof'],
];
/** Abilities of the user that change its moves. */
const offensive = ['normalize', 'scrappy', 'mold-breaker', 'tinted-lens'];

/** Moves of a type that this test does not know, or that use another move or wait. */
const excluded = new Set([
  ...['hidden-power', 'natural-gift', 'judgment', 'metronome', 'nature-power', 'assist'],
  ...['copycat', 'me-first', 'mirror-move', 'sleep-talk', 'counter', 'mirror-coat', 'bide'],
  ...['metal-burst', 'sucker-punch', 'focus-punch', 'last-resort', 'spit-up', 'fling', 'snore'],
  ...['future-sight', 'doom-desire'],
]);
/** Its types follow a held plate. */
const arceus = 493;

const idsOf = (identifiers: readonly string[]) =>
  allAbilities.filter(({ identifier }) => identifiers.includes(identifier)).map(({ id }) => id);

function battlerOf(pokemon: BattlePokemon): Battler {
  const { formId, abilityId, itemId, level, gender } = pokemon;
  return {
    typeIds: typeIdsOf(formById(formId)),
    ability: abilityById(abilityId).identifier,
    item: itemId === null ? null : itemById(itemId).identifier,
    level,
    gender,
    status: null,
    effects: new Set(),
  };
}

/** What the engine shows of a move on side 2: contradictions to the forecast, in words. */
function contradictions(events: readonly BattleEvent[], { factor, hindrance }: MoveEffect) {
  const onTarget = events.filter(
    (event) => 'who' in event && event.who?.side === 2 && !('cause' in event && event.cause),
  );
  const has = (kind: BattleEvent['kind']) => onTarget.some((event) => event.kind === kind);
  const isHit = has('damage') || has('status');
  const found: string[] = [];
  if (isHit && hindrance !== null) found.push('it has an effect');
  if (hindrance === null && onTarget.some((event) => event.kind === 'immune' && !event.effect)) {
    found.push('it has no effect');
  }
  if (isHit && has('super-effective') !== (factor ?? 1) > 1) found.push('super effective?');
  if (isHit && has('resisted') !== (factor ?? 1) < 1) found.push('resisted?');
  return found;
}

function randomMove(random: SeededRandom): Move {
  const chosen = random.pick(allMoves);
  return excluded.has(chosen.identifier) ? randomMove(random) : chosen;
}

test('a move has the forecast effect', () => {
  const random = new SeededRandom(20);
  const [splash] = allMoves.filter(({ identifier }) => identifier === 'splash');
  const waiting = splash === undefined ? [] : [splash.id];
  const kinds = { hindered: 0, strong: 0, weak: 0 };
  for (let index = 0; index < battleCount(600); index += 1) {
    const [user, target] = [50, 48 + random.below(5)].map((level) =>
      randomPokemon(random, 'wild', level),
    );
    const { identifier, id, typeId, damageClass } = randomMove(random);
    if (user === undefined || target === undefined) continue;
    if (user.formId === arceus || formById(target.formId).speciesId === arceus) continue;
    const first = {
      ...user,
      itemId: null,
      moveIds: [id],
      ...(random.chance(3) && { abilityId: random.pick(idsOf(offensive)) }),
    };
    const second = {
      ...target,
      itemId: null,
      moveIds: waiting,
      stats: { ...target.stats, hp: 600 },
      ...(random.chance(2) && { abilityId: random.pick(idsOf(defensive)) }),
    };
    const battle = scene([first], [second], { seed: `effect ${index}` });
    const beginning = battle.events(1);
    const { weather, field } = applyEvents(emptyView(1, [1, 1], 'singles'), beginning);
    const forecast = effectOf(
      { move: identifier, typeId, damageClass },
      battlerOf(first),
      battlerOf(second),
      { weather: weather?.kind ?? null, hasGravity: 'gravity' in field },
    );
    battle.decide({ 1: move(1), 2: move(1) });
    const events = battle.events(1, beginning.length);
    if (forecast.hindrance !== null) kinds.hindered += 1;
    else if ((forecast.factor ?? 1) > 1) kinds.strong += 1;
    else if ((forecast.factor ?? 1) < 1) kinds.weak += 1;
    expect({
      move: identifier,
      user: battlerOf(first).ability,
      target: battlerOf(second),
      forecast,
      contradictions: contradictions(events, forecast),
    }).toMatchObject({ contradictions: [] });
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(10);
});

test('the sounds are the engine’s', () => {
  const sounds = allMoves
    .map(({ identifier }) => identifier)
    .filter((identifier) => factsOf(identifier).isSound);
  expect(new Set(sounds)).toEqual(soundMoves);
});
