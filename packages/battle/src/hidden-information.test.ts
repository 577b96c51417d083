import type { BattleChoice, BattleEvent, BattleRequest, BattleSide } from '@poketorneo/contract';
import { abilityById, allAbilities, allItems, allMoves, moveById } from '@poketorneo/gen4';
import { statNames } from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { type LiveBattle, startBattle } from './live-battle.ts';
import type { BattlePokemon, BattleSetup } from './setup.ts';
import { battleCount, randomChoice, randomPokemon, randomSetup } from './testing/random-battles.ts';
import { SeededRandom } from './testing/seeded-random.ts';

/*
 * Hidden information of a side must not reach the other. A battle is played, everything that side 2
 * has not revealed is replaced, and it is played again with the same choices: the events and
 * requests of side 1 must be equal.
 */

/** Items without any effect in a battle. */
const idleAbilities = ['run-away', 'pickup', 'honey-gather', 'illuminate'].map(abilityNamed);
const idleItems = ['amuletcoin', 'luckyegg', 'everstone', 'smokeball', 'helixfossil'];

/** Moves that reveal or use moves, items, abilities or benched Pokémon. */
const revealing = new Set([
  ...['assist', 'metronome', 'sleep-talk', 'imprison', 'me-first', 'mimic', 'sketch', 'transform'],
  ...[
    'beat-up',
    'heal-bell',
    'aromatherapy',
    'hidden-power',
    'natural-gift',
    'fling',
    'last-resort',
  ],
  ...['trick', 'switcheroo', 'thief', 'covet', 'knock-off', 'embargo', 'pluck', 'bug-bite'],
  ...['skill-swap', 'role-play', 'worry-seed', 'gastro-acid', 'conversion', 'roar', 'whirlwind'],
  ...['acrobatics', 'recycle', 'spite', 'grudge', 'copycat', 'mirror-move', 'nature-power'],
  ...['secret-power', 'torment', 'disable', 'encore', 'pursuit'],
]);
const revealingAbilities = new Set(
  ['forewarn', 'anticipation', 'frisk', 'trace', 'multitype', 'forecast', 'download'].map(
    abilityNamed,
  ),
);
/** Only the first moves of each Pokémon are chosen. */
const openMoves = 2;
const harmless = allMoves.filter(({ identifier }) => !revealing.has(identifier));

function abilityNamed(identifier: string): number {
  const ability = allAbilities.find((each) => each.identifier === identifier);
  if (ability === undefined) throw new RangeError(`No ability is called ${identifier}`);
  return ability.id;
}

/** Without abilities that reveal hidden information by the rules. */
function discreet(random: SeededRandom, pokemon: BattlePokemon, isOther: boolean): BattlePokemon {
  const kept = pokemon.moveIds.filter((id) => !revealing.has(moveById(id).identifier));
  const fresh = random.some(
    4,
    harmless.map(({ id }) => id),
  );
  return {
    ...pokemon,
    moveIds: [...new Set([...kept, ...fresh])].slice(0, 4),
    abilityId:
      isOther || revealingAbilities.has(pokemon.abilityId)
        ? random.pick(idleAbilities)
        : pokemon.abilityId,
    itemId: isOther ? random.pick(idleItems) : pokemon.itemId,
  };
}

/** Pokémon of side 2 that side 1 has seen. */
function seenPlaces(events: readonly BattleEvent[]): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) =>
      event.kind === 'switch-in' && event.who.side === 2 ? [event.who.place] : [],
    ),
  );
}

/** Side 2 with all hidden information replaced; an unseen Pokémon is another one altogether. */
function disguised(
  random: SeededRandom,
  team: readonly BattlePokemon[],
  seen: ReadonlySet<number>,
): BattlePokemon[] {
  return team.map((pokemon, index) => {
    if (!seen.has(index + 1)) return randomPokemon(random, 'learned', pokemon.level);
    const others = random.some(40, harmless).filter(({ id }) => !pokemon.moveIds.includes(id));
    const ivs = { ...pokemon.stats };
    for (const stat of statNames) ivs[stat] = random.below(32);
    return {
      ...pokemon,
      ivs,
      abilityId: random.pick(idleAbilities),
      itemId: random.pick(idleItems),
      moveIds: pokemon.moveIds.map((id, slot) =>
        slot < openMoves ? id : (others.pop()?.id ?? id),
      ),
    };
  });
}

/** Events and requests of side 1, decision by decision. */
function witnessed(battle: LiveBattle) {
  return { events: battle.events(1), request: battle.request(1), end: battle.end };
}

type Decisions = { [side in BattleSide]?: BattleChoice };

function play(setup: BattleSetup, decide: (battle: LiveBattle, step: number) => Decisions | null) {
  const battle = startBattle(setup);
  const seen = [witnessed(battle)];
  const decided: Decisions[] = [];
  while (battle.end === null && battle.turn <= 40) {
    const decisions = decide(battle, decided.length);
    if (decisions === null) break;
    decided.push(decisions);
    try {
      battle.decide(decisions);
    } catch (error) {
      // Hidden information of side 1 may block side 2: it chooses again.
      expect(error).toMatchObject({ name: 'RefusedChoice', side: 2 });
    }
    seen.push(witnessed(battle));
  }
  return { battle, seen, decided };
}

test.each(Array.from({ length: battleCount(6) }, (_, index) => index))(
  'hidden information of one side does not affect the other’s events and requests (%i)',
  (index) => {
    const random = new SeededRandom(700 + index);
    const format = index % 3 === 2 ? 'doubles' : 'singles';
    const drawn = randomSetup(random, format, 'learned');
    const setup: BattleSetup = {
      ...drawn,
      teams: [
        drawn.teams[0].map((each) => discreet(random, each, false)),
        drawn.teams[1].map((each) => discreet(random, each, true)),
      ],
    };
    const original = play(setup, (battle) => {
      const first = battle.request(1);
      const second = battle.request(2);
      const ofFirst = first === null ? {} : { 1: randomChoice(random, first) };
      if (second === null) return ofFirst;
      const choice = openChoice(random, second);
      return choice === null ? null : { ...ofFirst, 2: choice };
    });
    const seen = seenPlaces(original.battle.events(1));
    const [own, other] = setup.teams;
    const again = play(
      { ...setup, teams: [own, disguised(random, other, seen)] },
      (_, step) => original.decided[step] ?? null,
    );
    expect(again.seen).toEqual(original.seen);
    expect(again.battle.events('spectator')).toEqual(original.battle.events('spectator'));
  },
);

/** One of the first moves: the others stay unseen. Null without any. */
function openChoice(random: SeededRandom, request: BattleRequest): BattleChoice | null {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const choice = randomChoice(random, request);
    if (choice.every((action) => action.do !== 'move' || action.slot <= openMoves)) return choice;
  }
  return null;
}

test('the items and abilities here have no effect', () => {
  expect(idleItems.every((item) => allItems.some(({ id }) => id === item))).toBe(true);
  expect(idleAbilities.map((id) => abilityById(id).identifier)).toContain('pickup');
});
