import { type AccountStatus, leaderboardKinds, type MatchOutcome } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { boards } from '../leaderboards/index.ts';
import type { Sheet } from './csv.ts';
import { paginate } from './paginate.ts';
import {
  findSeasonName,
  listClosedSeasons,
  listMatchRows,
  listPastMatchRows,
  listPastStandingRows,
  listPlayerRows,
  listStandingRows,
  type MatchRow,
  type PastStandingRow,
  type PlayerRow,
  type StandingRow,
} from './sheets-repository.ts';

const outcomes: Readonly<Record<MatchOutcome, string>> = {
  win: 'vittoria',
  loss: 'sconfitta',
  draw: 'pareggio',
  suspended: 'sospesa',
};

const statuses: Readonly<Record<AccountStatus, string>> = {
  active: 'attivo',
  waiting: 'in attesa',
  suspended: 'sospeso',
};

function roleOf({ isAdmin, plays }: PlayerRow): string {
  if (isAdmin === 0) return 'sfidante';
  return plays === 1 ? 'organizzatore e sfidante' : 'organizzatore';
}

/** All leaderboards in full: the current season, then closed ones. */
export function standingsSheet(db: Database): Sheet {
  async function* pages() {
    const current = await findSeasonName(db);
    for (const kind of leaderboardKinds) {
      let place = 0;
      let position = 0;
      let score: number | undefined;
      for await (const rows of paginate<StandingRow>((last) => listStandingRows(db, kind, last))) {
        yield rows.map((row) => {
          place += 1;
          // Equal scores share a position.
          if (row.score !== score) position = place;
          score = row.score;
          const { username, firstName, lastName, achievedAt } = row;
          const { title } = boards[kind];
          const standing = [title, position, username, firstName, lastName, score];
          return [...standing, new Date(achievedAt), current];
        });
      }
    }
    for (const { id, name } of await listClosedSeasons(db)) {
      for (const kind of leaderboardKinds) {
        const read = (last: PastStandingRow | undefined) =>
          listPastStandingRows(db, id, kind, last);
        for await (const rows of paginate<PastStandingRow>(read)) {
          yield rows.map(({ position, username, firstName, lastName, score, achievedAt }) => {
            const standing = [boards[kind].title, position, username, firstName, lastName, score];
            return [...standing, new Date(achievedAt), name];
          });
        }
      }
    }
  }
  return {
    headings: [
      'Classifica',
      'Posizione',
      'Username',
      'Nome',
      'Cognome',
      'Punteggio',
      'Dal',
      'Stagione',
    ],
    pages: pages(),
  };
}

/** All matches of all seasons, oldest first. */
export function matchesSheet(db: Database): Sheet {
  async function* pages() {
    for (const list of [listPastMatchRows, listMatchRows]) yield* pagesOf(list);
  }
  async function* pagesOf(list: typeof listMatchRows) {
    for await (const rows of paginate<MatchRow>((last) => list(db, last))) {
      yield rows.map((row) => [
        new Date(row.recordedAt),
        row.username,
        row.firstName,
        row.lastName,
        row.tournament,
        row.leader,
        outcomes[row.outcome],
        isWin(row.outcome) ? row.rewardGiven === 1 : null,
        row.battleId === null ? 'dal vivo' : 'nell’app',
        row.season,
      ]);
    }
  }
  const player = ['Username', 'Nome', 'Cognome'];
  return {
    headings: ['Data', ...player, 'Torneo', 'Capopalestra', 'Esito', 'Premio', 'Dove', 'Stagione'],
    pages: pages(),
  };
}

/** All accounts with their progress. */
export function playersSheet(db: Database): Sheet {
  async function* pages() {
    for await (const rows of paginate<PlayerRow>((last) => listPlayerRows(db, last))) {
      yield rows.map((row) => [
        row.username,
        row.firstName,
        row.lastName,
        row.email,
        roleOf(row),
        statuses[row.status],
        new Date(row.signedUpAt),
        row.completedTournaments,
        row.leaders ?? 0,
        row.badges ?? 0,
        row.collection ?? 0,
        row.matches ?? 0,
        row.lastMatchAt === null ? null : new Date(row.lastMatchAt),
      ]);
    }
  }
  return {
    headings: [
      'Username',
      'Nome',
      'Cognome',
      'Email',
      'Ruolo',
      'Account',
      'Iscrizione',
      'Tornei completati',
      'Capipalestra sconfitti',
      'Medaglie',
      'Pokémon',
      'Lotte',
      'Ultima lotta',
    ],
    pages: pages(),
  };
}
