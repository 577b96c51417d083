import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { DeviceLinks } from './device-links.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  sessions: Pick<Sessions, 'list' | 'end' | 'signOut'>;
  deviceLinks: DeviceLinks;
}

/** A user's sessions, and device links. */
export function addSessionsRoutes(app: FastifyInstance, { sessions, deviceLinks }: Parts) {
  const { auth } = contract;
  addEndpoint(app, auth.signOut, async ({ session }) => {
    await sessions.signOut(session);
    return { message: 'A presto!' };
  });
  addEndpoint(app, auth.listSessions, ({ session }) =>
    sessions.list(session.identity.userId, session.sessionId),
  );
  addEndpoint(app, auth.endSession, async ({ params, session }) => {
    await sessions.end(session.identity.userId, params.id);
    return { message: 'Fatto: quel dispositivo è fuori' };
  });
  addEndpoint(app, auth.makeDeviceLink, ({ session, host }) => deviceLinks.make(session, host));
  addEndpoint(app, auth.deviceLinkState, ({ params, session }) =>
    deviceLinks.stateOf(session, params.id),
  );
  addEndpoint(app, auth.checkDeviceLink, ({ body }) => deviceLinks.check(body.token));
  addEndpoint(app, auth.redeemDeviceLink, async ({ body, device, userAgent }) => {
    const caller = { deviceId: device.id, userAgent };
    const { user, deviceId } = await deviceLinks.redeem(body.token, caller);
    device.remember(deviceId);
    return user;
  });
}
