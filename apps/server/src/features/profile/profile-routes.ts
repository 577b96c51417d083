import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { ProfileService } from './profile-service.ts';

export function addProfileRoutes(
  app: FastifyInstance,
  profile: ProfileService,
  verify: VerifyToken,
): void {
  registerKept(app, verify, contract.profile.info, ({ identity }) => profile.info(identity.userId));
}
