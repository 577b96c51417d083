import { contract, type MatchOutcome } from '@poketorneo/contract';
import { linkPicturePath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { LinkPreview } from '../../http/link-preview.ts';
import { findBattleByShareKey, findTournamentName } from './battles-repository.ts';
import type { SetupOf } from './stored-setups.ts';

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

/** What other sites tell of a shared battle; undefined of every other page. */
export function createReplayPreview({ db, setupOf }: PreviewParts) {
  return async function previewOf(path: string): Promise<LinkPreview | undefined> {
    const key = replayKey.safeParse(replayPath.exec(path)?.[1]);
    if (!key.success) return undefined;
    const battle = await findBattleByShareKey(db, key.data);
    if (battle === undefined || battle.status === 'running' || battle.outcome === null) return;
    const { contestants } = await setupOf(battle.id);
    const [player, leader] = contestants;
    const tournament =
      battle.leaderId === null ? undefined : await findTournamentName(db, battle.leaderId);
    const ended = outcomes[battle.outcome](player.name);
    const turns = battle.turn === 1 ? ' in un turno' : ` in ${battle.turn} turni`;
    return {
      title: `${player.name} contro ${leader.name}`,
      description: [
        tournament,
        battle.turn === 0 ? ended : ended + turns,
        'Rivedi la lotta, turno per turno',
      ]
        .flatMap((sentence) => (sentence === undefined ? [] : `${sentence}.`))
        .join(' '),
      picture: linkPicturePath(leader.picture),
      pictureText: `Una Poké Ball contro ${leader.name}`,
    };
  };
}
