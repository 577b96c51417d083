import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { ProfileService } from './profile-service.ts';

export function addProfileRoutes(app: FastifyInstance, profile: ProfileService): void {
  register(
    app,
    contract.profile.info,
    {
      keep: ({ identity: { userId } }) => [
        ['accounts', userId],
        ['progress', userId],
        ['team', userId],
        ['face-icons', userId],
        ['leaderboards', userId],
        'leaders',
        'available-pokemons',
      ],
    },
    ({ identity }) => profile.info(identity.userId),
  );
}
