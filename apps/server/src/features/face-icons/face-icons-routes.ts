import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { FaceIconsService } from './face-icons-service.ts';

export function addFaceIconsRoutes(app: FastifyInstance, faceIcons: FaceIconsService): void {
  register(
    app,
    contract.faceIcons.list,
    { keep: ({ identity }) => [['face-icons', identity.userId]] },
    ({ query: { obtainedOnly = false }, identity }) =>
      faceIcons.list(identity.userId, obtainedOnly),
  );
  register(app, contract.faceIcons.choose, ({ body, session }) =>
    faceIcons.choose(session.identity.userId, body.faceIconId),
  );
  register(app, contract.faceIcons.setAllNotNew, async ({ session }) => {
    await faceIcons.setAllNotNew(session.identity.userId);
    return { message: 'Hai visto tutte le icone nuove' };
  });
}
