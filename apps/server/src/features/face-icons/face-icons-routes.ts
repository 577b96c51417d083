import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { FaceIconsService } from './face-icons-service.ts';

export function addFaceIconsRoutes(app: FastifyInstance, faceIcons: FaceIconsService): void {
  addEndpoint(
    app,
    contract.faceIcons.list,
    { cacheTags: ({ identity }) => [['face-icons', identity.userId]] },
    ({ query: { obtainedOnly = false }, identity }) =>
      faceIcons.list(identity.userId, obtainedOnly),
  );
  addEndpoint(app, contract.faceIcons.choose, ({ body, session }) =>
    faceIcons.choose(session.identity.userId, body.faceIconId),
  );
  addEndpoint(app, contract.faceIcons.setAllNotNew, async ({ session }) => {
    await faceIcons.setAllNotNew(session.identity.userId);
    return { message: 'Hai visto tutte le icone nuove' };
  });
}
