import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { ProfileService } from './profile-service.ts';

export function addProfileRoutes(app: FastifyInstance, profile: ProfileService): void {
  addEndpoint(
    app,
    contract.profile.info,
    {
      cacheTags: ({ identity: { userId } }) => [
        ['accounts', userId],
        ['progress', userId],
        ['team', userId],
        ['face-icons', userId],
        ['leaderboards', userId],
        ['battles', userId],
        'leaders',
        'available-pokemons',
      ],
    },
    ({ identity }) => profile.info(identity.userId),
  );
}
