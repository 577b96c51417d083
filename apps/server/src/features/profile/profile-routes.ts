import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { ProfileService } from './profile-service.ts';

export function addProfileRoutes(app: FastifyInstance, profile: ProfileService): void {
  register(app, contract.profile.info, { keep: 'until-written' }, ({ identity }) =>
    profile.info(identity.userId),
  );
}
