import { battleSides } from '@poketorneo/contract';
import { battles } from '@poketorneo/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { startBattle } from '../live-battle.ts';
import {
  battleCount,
  choicesOf,
  playStep,
  randomChoice,
  randomSetup,
} from '../testing/random-battles.ts';
import { SeededRandom } from '../testing/seeded-random.ts';

const audiences = [1, 2, 'spectator'] as const;
const indexes = Array.from({ length: battleCount(6) }, (_, index) => index);

/** Singles and doubles, with legal and with arbitrary teams. */
function setupOf(index: number) {
  const random = new SeededRandom(9000 + index);
  const format = index % 2 === 0 ? 'singles' : 'doubles';
  const setup = randomSetup(random, format, index % 3 === 0 ? 'wild' : 'learned');
  return { random, setup };
}

describe('random battles', () => {
  test.each(indexes)('give only events of the contract (%i)', (index) => {
    const { random, setup } = setupOf(index);
    // An unparsable line is an error here.
    const battle = startBattle(setup);
    const seen = new Map(audiences.map((audience) => [audience, 0]));
    while (battle.end === null) {
      for (const side of battleSides) {
        const after = seen.get(side) ?? 0;
        const events = battle.events(side, after);
        seen.set(side, after + events.length);
        const update = {
          kind: 'leader',
          step: 0,
          seq: after + events.length,
          status: 'running',
          events,
          request: battle.request(side),
          deadline: null,
          result: null,
        };
        // Unknown fields would be missing from the parsed result.
        expect(battles.updates.response.parse(update)).toEqual(update);
      }
      playStep(random, battle);
    }
    for (const audience of audiences) {
      const events = battle.events(audience);
      expect(events.at(-1)).toEqual({ kind: 'end', ...battle.end });
      expect(events.filter(({ kind }) => kind === 'end')).toHaveLength(1);
    }
  });

  test.each(indexes)('give all audiences the same, except for HP (%i)', (index) => {
    const { random, setup } = setupOf(index);
    const battle = startBattle(setup);
    while (battle.end === null) playStep(random, battle);
    const told = audiences.map((audience) => battle.events(audience).map(withoutCondition));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test.each(indexes)('repeat with the same choices (%i)', (index) => {
    const { random, setup } = setupOf(index);
    const battle = startBattle(setup);
    const again = startBattle(setup);
    while (battle.end === null) {
      const first = battle.request(1);
      const second = battle.request(2);
      // An omniscient audience sees the same choices: hidden information is equal too.
      const decisions = {
        ...(first === null ? {} : { 1: randomChoice(random, first) }),
        ...(second === null ? {} : { 2: randomChoice(random, second) }),
      };
      const outcome = [battle, again].map((each) => {
        try {
          return each.decide(decisions);
        } catch (error) {
          return String(error);
        }
      });
      expect(outcome[1]).toEqual(outcome[0]);
    }
    for (const audience of audiences)
      expect(again.events(audience)).toEqual(battle.events(audience));
  });

  test.each(indexes.slice(0, 3))('accept every choice without a problem (%i)', (index) => {
    const { random, setup } = setupOf(index);
    const battle = startBattle(setup);
    // Replayed for each choice, since a battle cannot be undone.
    const decided: Parameters<typeof battle.decide>[0][] = [];
    for (let step = 0; step < 4 && battle.end === null; step += 1) {
      const first = battle.request(1);
      const second = battle.request(2);
      const answer = second === null ? {} : { 2: randomChoice(random, second) };
      for (const choice of first === null ? [] : random.some(12, choicesOf(first))) {
        const copy = startBattle(setup);
        for (const decisions of decided) copy.decide(decisions);
        try {
          copy.decide({ 1: choice, ...answer });
        } catch (error) {
          // Only hidden information may still refuse it.
          expect(error).toMatchObject({ name: 'RefusedChoice' });
        }
      }
      const decisions = {
        ...(first === null ? {} : { 1: randomChoice(random, first) }),
        ...answer,
      };
      try {
        battle.decide(decisions);
        decided.push(decisions);
      } catch (error) {
        expect(error).toMatchObject({ name: 'RefusedChoice' });
      }
    }
  });
});

function withoutCondition(event: object): object {
  return 'condition' in event ? { ...event, condition: undefined } : event;
}
