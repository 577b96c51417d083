import { type BattleSettings, contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { WritableDatabase } from '../../db/transaction.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { recordChange } from '../audit-log/index.ts';
import { findSettings, updateSettings } from './battle-settings-repository.ts';

/** Settings that apply to all battles. */
export function addBattleSettingsRoutes(
  app: FastifyInstance,
  { db, transaction }: WritableDatabase,
): void {
  addEndpoint(
    app,
    contract.battleSettings.get,
    { cacheTags: ['battle-settings'], shared: true },
    () => findSettings(db),
  );
  addEndpoint(
    app,
    contract.battleSettings.set,
    ({ body, session }): Promise<BattleSettings> =>
      transaction(async (unit) => {
        const { trx, emit } = unit;
        const before = await findSettings(trx);
        await updateSettings(trx, body);
        await recordChange(unit, {
          actor: session.identity.userId,
          action: 'battle-settings.update',
          subject: 'Lotte',
          before,
          after: body,
        });
        emit('battle-settings');
        return body;
      }),
  );
}
