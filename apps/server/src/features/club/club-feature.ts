import { type ClubSettings, contract } from '@poketorneo/contract';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { recordChange } from '../audit-log/index.ts';
import { findClub, updateClub } from './club-repository.ts';

const toLogged = ({ name }: ClubSettings) => ({ clubName: name });

/** What organisers decide about the club as a whole. */
export function createClubFeature({ db, transaction }: Core): Feature {
  return {
    routes(app) {
      addEndpoint(app, contract.club.get, { cacheTags: ['club'], shared: true }, () =>
        findClub(db),
      );
      addEndpoint(app, contract.club.set, ({ body, session }) =>
        transaction(async (unit) => {
          const { trx, emit } = unit;
          const before = await findClub(trx);
          if (before.name === body.name) return body;
          await updateClub(trx, body);
          await recordChange(unit, {
            actor: session.identity.userId,
            action: 'club.update',
            subject: 'Il club',
            before: toLogged(before),
            after: toLogged(body),
          });
          emit('club');
          return body;
        }),
      );
    },
  };
}
