import { isDeepStrictEqual } from 'node:util';
import { contract } from '@poketorneo/contract';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { recordChange } from '../audit-log/index.ts';
import { findDuelRules, updateDuelRules } from './duel-rules-repository.ts';

/** What organisers decide about duels. */
export function createDuelRulesFeature({ db, transaction }: Core): Feature {
  return {
    routes(app) {
      addEndpoint(app, contract.duelRules.get, { cacheTags: ['duel-rules'], shared: true }, () =>
        findDuelRules(db),
      );
      addEndpoint(app, contract.duelRules.set, ({ body, session }) =>
        transaction(async (unit) => {
          const { trx, emit } = unit;
          const before = await findDuelRules(trx);
          if (isDeepStrictEqual(before, body)) return body;
          await updateDuelRules(trx, body);
          await recordChange(unit, {
            actor: session.identity.userId,
            action: 'duel-rules.update',
            subject: 'Sfide',
            before,
            after: body,
          });
          emit('duel-rules');
          return body;
        }),
      );
    },
  };
}
