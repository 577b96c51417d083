import { contract, type MatchOutcome, type SessionUser } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { absent, type Ledger } from './ledger.ts';
import { callRemote, signUpRemote } from './remote-server.ts';
import { present, thing } from './written-things.ts';

export interface CareerParts {
  address: string;
  organiser: SessionUser;
  ledger: Ledger;
  /** In [0, 1). */
  chance: () => number;
}

/** Leaders by tournament in order, champion last. */
export async function listLineUps({ address, organiser }: CareerParts) {
  const { token } = organiser;
  const groups = await callRemote(address, contract.leaders.listAll, { token });
  return groups.map(({ id, leaders }) => ({
    tournamentId: id,
    leaderIds: leaders.toSorted((a, b) => a.order - b.order).map((leader) => leader.id),
  }));
}

type LineUps = Awaited<ReturnType<typeof listLineUps>>;

const outcomes: readonly MatchOutcome[] = [
  'win',
  'win',
  'win',
  'loss',
  'loss',
  'draw',
  'suspended',
];

/**
 * A player's career: tournaments, recorded and undone matches, notifications and messages. Ends
 * after `steps`, or with the last champion.
 */
export async function runCareer(
  parts: CareerParts,
  { number, steps, lineUps }: { number: number; steps: number; lineUps: LineUps },
): Promise<void> {
  const { address, organiser, ledger, chance } = parts;
  const username = `sfidante${number}`;
  const player = await ledger.write(thing.account(username), present, () =>
    signUpRemote(address, username, number),
  );
  const { id: userId, token } = player;
  const recorded: MatchOutcome[] = [];
  const signedUp: number[] = [];
  let tournament = 0;
  let place = 0;

  async function signUpForTournament(): Promise<void> {
    const tournamentId = lineUps[tournament]?.tournamentId ?? 0;
    signedUp.push(tournamentId);
    await ledger.write(thing.signUps(userId), signedUp.toSorted((a, b) => a - b).join(' '), () =>
      callRemote(address, contract.tournaments.signUp, { body: { tournamentId }, token }),
    );
  }

  async function record(leaderId: number): Promise<void> {
    const outcome = outcomes[Math.floor(chance() * outcomes.length)] ?? 'win';
    recorded.push(outcome);
    await ledger.write(thing.matches(userId), recorded.join(' '), () =>
      callRemote(address, contract.matches.insert, {
        body: { userId, leaderId, outcome },
        token: organiser.token,
      }),
    );
    if (isWin(outcome)) place += 1;
  }

  async function undo(): Promise<void> {
    const outcome = recorded.pop();
    const value = recorded.length === 0 ? absent : recorded.join(' ');
    await ledger.write(thing.matches(userId), value, () =>
      callRemote(address, contract.matches.deleteLast, {
        query: { userId },
        token: organiser.token,
      }),
    );
    if (outcome !== undefined && isWin(outcome)) place -= 1;
  }

  async function readNotifications(): Promise<void> {
    const query = { shown: false };
    const notifications = await callRemote(address, contract.notifications.list, { query, token });
    // A match's notifications are revoked by undo.
    const message = notifications.find(({ sender }) => sender !== null);
    if (message === undefined) return;
    const { notificationId } = message;
    ledger.expect(thing.shown(notificationId), '0');
    await ledger.write(thing.shown(notificationId), '1', () =>
      callRemote(address, contract.notifications.setShown, {
        query: { shown: true },
        body: [{ notificationId }],
        token,
      }),
    );
  }

  async function receiveMessage(step: number): Promise<void> {
    const text = `Messaggio ${step} per ${username}`;
    await ledger.write(thing.message(text), present, () =>
      callRemote(address, contract.notifications.insert, {
        body: { text, userId },
        token: organiser.token,
      }),
    );
  }

  await signUpForTournament();
  for (let step = 0; step < steps; step += 1) {
    const leaders = lineUps[tournament]?.leaderIds ?? [];
    const leaderId = leaders[place];
    const dice = chance();
    if (leaderId === undefined) {
      tournament += 1;
      place = 0;
      if (lineUps[tournament] === undefined) return;
      await signUpForTournament();
    } else if (dice < 0.1) await readNotifications();
    else if (dice < 0.2) await receiveMessage(step);
    // The first win of a tournament may rest on the champion of the one before.
    else if (dice < 0.33 && recorded.length > 0 && place > 0) await undo();
    else await record(leaderId);
  }
}
