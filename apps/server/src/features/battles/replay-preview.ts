import { contract, type MatchOutcome, replayTitle, tabTitle } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { LinkPreview } from '../../http/link-preview.ts';
import { asLeaderBattle, findSharedBattle, findTournamentName } from '../battle-records/index.ts';
import { type ReplayContent, versionOf } from '../og-images/index.ts';
import type { SetupOf } from './setup-cache.ts';

const { key: replayKey } = contract.battles.replay.query.shape;
const replayPath = /^\/replay\/([^/]+)\/?$/;

const outcomes: Readonly<Record<MatchOutcome, (player: string) => string>> = {
  win: (player) => `Vittoria di ${player}`,
  loss: (player) => `Sconfitta di ${player}`,
  draw: () => 'Pareggio',
  suspended: () => 'Lotta sospesa',
};

interface PreviewParts {
  db: Database;
  setupOf: SetupOf;
}

/** Link preview and picture of a shared battle. */
export function createReplayPreview({ db, setupOf }: PreviewParts) {
  async function find(wanted: string) {
    const key = replayKey.safeParse(wanted);
    if (!key.success) return undefined;
    const battle = await findSharedBattle(db, key.data);
    if (battle === undefined || battle.status === 'running' || battle.outcome === null) return;
    const { contestants } = await setupOf(battle.id);
    const [player, leader] = contestants;
    const content: ReplayContent = {
      player: { name: player.name, picture: player.picture },
      leader: { name: leader.name, picture: leader.picture },
      outcome: battle.outcome,
    };
    return { battle, outcome: battle.outcome, content, key: key.data };
  }

  return {
    /** Undefined for other pages. */
    async resolvePreview(path: string): Promise<LinkPreview | undefined> {
      const [, wanted] = replayPath.exec(path) ?? [];
      const found = wanted === undefined ? undefined : await find(wanted);
      if (found === undefined) return undefined;
      const { battle, outcome, content, key } = found;
      const { player, leader } = content;
      const leaderId = asLeaderBattle(battle)?.leaderId ?? null;
      const tournament = leaderId === null ? undefined : await findTournamentName(db, leaderId);
      const ended = outcomes[outcome](player.name);
      const turns = battle.turn === 1 ? ' in un turno' : ` in ${battle.turn} turni`;
      const title = replayTitle(player.name, leader.name);
      const query = new URLSearchParams({ key, v: versionOf(content) });
      return {
        tabTitle: tabTitle(title),
        title,
        description: [
          tournament,
          battle.turn === 0 ? ended : ended + turns,
          'Rivedi la lotta, turno per turno',
        ]
          .flatMap((sentence) => (sentence === undefined ? [] : `${sentence}.`))
          .join(' '),
        picture: `${contract.ogImages.replay.path}?${query}`,
        pictureText: `${player.name} contro ${leader.name}`,
        canonicalPath: `/replay/${key}`,
        // Public by link, but not indexed.
        isListed: false,
      };
    },

    /** Throws AppError 'not-found' if no battle is shared under the key. */
    async contentOf(key: string): Promise<ReplayContent> {
      const found = await find(key);
      if (found === undefined) throw new AppError('not-found', 'Qui non c’è nessuna lotta');
      return found.content;
    },
  };
}
