import { expect, test } from 'vitest';
import { battleKind } from '../../packages/contract/src/battles.ts';
import { matchOutcome, role, topicOfKind } from '../../packages/contract/src/index.ts';
import { reopeningObstacle } from '../../packages/contract/src/seasons.ts';
import { type Decision, type Kind, kindDecisionsIn, kindDecisionsOf } from './kind-decisions.ts';

const kinds: readonly Kind[] = [
  { name: 'battle', values: battleKind.options, operand: /kind(Of)?$/i, isChosenConsciously: true },
  { name: 'outcome', values: matchOutcome.options, operand: /outcome(Of)?$/i },
  { name: 'notification', values: Object.keys(topicOfKind), operand: /kind(Of)?$/i },
  {
    name: 'role',
    values: role.options,
    operand: /roles?(Of)?$/i,
    constants: ['roleUser', 'roleAdmin', 'rolePlayer'],
  },
  { name: 'season', values: reopeningObstacle.options, operand: /obstacle$/i },
];

const web = 'apps/web/src/features/';
const everyBattleKind = battleKind.options.map((kind) => `battle: ${kind}`);

/** Allowed comparisons: decisions that concern one value and would not concern a new one. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // The definition of the enumeration.
  'packages/contract/src/battles.ts': everyBattleKind,
  // A reason of the same name.
  'packages/contract/src/duel-state.ts': ['battle: trial'],
  // An emote of the same name.
  'packages/contract/src/duel-terms.ts': ['battle: rematch'],
  // A decider and a setup have kinds of their own.
  'apps/server/src/features/battles/engine/play-step.ts': ['battle: leader'],
  'apps/server/src/features/battles/battle-setup.ts': [
    'battle: leader',
    'battle: duel',
    'battle: trial',
  ],
  'apps/server/src/features/battles/battle-views.ts': ['battle: leader', 'battle: trial'],
  'apps/server/src/features/battles/duel-views.ts': ['battle: duel'],
  // Rows of duels alone.
  'apps/server/src/features/battle-records/battles-repository.ts': ['battle: duel'],
  'apps/server/src/features/battle-records/duels-repository.ts': ['battle: duel'],
  'apps/server/src/features/battle-records/duel-steps-repository.ts': ['battle: duel'],
  'apps/server/src/features/battle-records/running-battles-repository.ts': ['battle: duel'],
  'apps/server/src/features/battles/start-duel.ts': ['battle: duel'],
  'apps/server/src/testing/duels.ts': ['battle: duel'],
  // Rows of trials alone; they have no leader.
  'apps/server/src/features/battle-records/trials-repository.ts': ['battle: trial'],
  // Names of a stored value and of a query.
  [`${web}trials/stored-trial.ts`]: ['battle: trial'],
  [`${web}battles/trial/queries.ts`]: ['battle: trial'],
  // Its record has the steps of every kind against leaders.
  'apps/server/src/testing/story.ts': ['battle: leader', 'battle: rematch'],
  // A button of the leader's card, not a kind.
  [`${web}leaders/card/BodyPlaceholder.tsx`]: ['battle: rematch'],
  // A curtain has no suspended outcome.
  [`${web}battles/battle/use-battle.ts`]: ['outcome: win', 'outcome: draw'],
  // Advice follows a loss alone.
  [`${web}battles/end/EndPanel.tsx`]: ['outcome: loss'],
  // A list of messages alone.
  [`${web}home/organiser/Messages.tsx`]: ['notification: message'],
  // The page itself welcomes.
  [`${web}home/player/PlayersHome.tsx`]: ['notification: welcome'],
  // Messages are read one by one.
  [`${web}notifications/page/groups.ts`]: ['notification: message'],
  // Icons are counted, other notifications are not looked into.
  [`${web}notifications/page/group-title.ts`]: ['notification: icons-obtained'],
  // The end of a game itself says that it is a record.
  [`${web}memory-game/MemoryEnd.tsx`]: ['notification: record'],
  [`${web}shell-game/ShellFail.tsx`]: ['notification: record'],
};

const key = ({ kind, value }: Decision) => `${kind}: ${value}`;

test('a switch or a record that the compiler checks decides on every kind', () => {
  const found = kindDecisionsIn(
    [
      'apps/server/src',
      'apps/web/service-worker',
      'apps/web/src',
      'packages/battle/src',
      'packages/contract/src',
      'packages/rules/src',
    ],
    kinds,
  );
  const linesOf = (file: string, decisions: readonly string[]) =>
    decisions.map((decision) => `${file} · ${decision}`);
  const decided = new Set(found.flatMap((one) => linesOf(one.file, [key(one)])));
  const expected = Object.entries(allowed).flatMap(([file, one]) => linesOf(file, one));
  expect(
    [...decided].filter((one) => !expected.includes(one)),
    'Decide on every value by a switch without default or a Record; if others are no concern of this decision, add it to allowed in e2e/source-checks/exhaustive-kinds.test.ts with the reason',
  ).toEqual([]);
  expect(
    expected.filter((one) => !decided.has(one)),
    'Remove these from allowed: the files no longer decide on them',
  ).toEqual([]);
});

test.each([
  ['a comparison', "if (battle.kind === 'rematch') stop();", 'battle: rematch'],
  ['a comparison by any name', "const words = one !== 'rematch' ? 1 : 2;", 'battle: rematch'],
  ['a comparison from the left', "if ('draw' == match?.outcome) stop();", 'outcome: draw'],
  ['a list', "if (['win', 'draw'].includes(outcome)) stop();", 'outcome: win'],
  ['a role among roles', 'if (roles.includes(roleAdmin)) stop();', 'role: roleAdmin'],
  ['a filter of a query', "db.where('battles.kind', '=', 'leader');", 'battle: leader'],
  ['an argument', "findRunning(userId, 'leader');", 'battle: leader'],
  ['an element of a list', "const counted = ['leader'];", 'battle: leader'],
  ['a result', "const kind = isWon ? 'rematch' : other;", 'battle: rematch'],
  ['a default', "switch (kind) { case 'badge': break; default: stop(); }", 'notification: badge'],
])('%s decides on one value', (_what, source, decision) => {
  expect(kindDecisionsOf('one.ts', source, kinds).map(key)).toContain(decision);
});

test.each([
  ['a switch without a default', "switch (kind) { case 'leader': break; case 'rematch': stop(); }"],
  ['a record', "const names = { win: 'Vittoria', loss: 'Sconfitta' }; names[outcome];"],
  ['a value of something else', "if (account.status === 'suspended') stop();"],
])('%s does not', (_what, source) => {
  expect(kindDecisionsOf('one.ts', source, kinds, new Set(['suspended']))).toEqual([]);
});
