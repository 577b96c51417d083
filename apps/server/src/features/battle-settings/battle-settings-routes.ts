import { type BattleSettings, contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { WritableDatabase } from '../../db/transaction.ts';
import { register } from '../../http/register.ts';
import { recordChange } from '../audit-log/index.ts';
import { findSettings, updateSettings } from './battle-settings-repository.ts';

/** What organisers decide of all battles. */
export function addBattleSettingsRoutes(
  app: FastifyInstance,
  { db, transaction }: WritableDatabase,
): void {
  register(app, contract.battleSettings.get, { keep: ['battle-settings'], forAll: true }, () =>
    findSettings(db),
  );
  register(
    app,
    contract.battleSettings.set,
    ({ body, session }): Promise<BattleSettings> =>
      transaction(async (unit) => {
        const { trx, announce } = unit;
        const before = await findSettings(trx);
        await updateSettings(trx, body);
        await recordChange(unit, {
          actor: session.identity.userId,
          action: 'battle-settings.update',
          subject: 'Lotte',
          before,
          after: body,
        });
        announce('battle-settings');
        return body;
      }),
  );
}
