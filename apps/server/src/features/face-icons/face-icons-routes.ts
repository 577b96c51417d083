import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerSharedGuarded } from '../../http/register-shared.ts';
import type { FaceIconsService } from './face-icons-service.ts';

export function addFaceIconsRoutes(
  app: FastifyInstance,
  faceIcons: FaceIconsService,
  verify: VerifyToken,
): void {
  registerSharedGuarded(
    app,
    verify,
    contract.faceIcons.list,
    ({ obtainedOnly = false }, { userId }) => faceIcons.list(userId, obtainedOnly),
  );
  registerGuarded(app, verify, contract.faceIcons.choose, ({ body, session }) =>
    faceIcons.choose(session.identity.userId, body.faceIconId),
  );
  registerGuarded(app, verify, contract.faceIcons.setAllNotNew, async ({ session }) => {
    await faceIcons.setAllNotNew(session.identity.userId);
    return { message: 'Hai visto tutte le icone nuove' };
  });
}
