import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { DeviceLinks } from './device-links.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  sessions: Pick<Sessions, 'list' | 'end' | 'signOut'>;
  deviceLinks: DeviceLinks;
}

/** Where somebody is signed in, and how one device lets another one in. */
export function addSessionsRoutes(app: FastifyInstance, { sessions, deviceLinks }: Parts) {
  const { auth } = contract;
  register(app, auth.signOut, async ({ session }) => {
    await sessions.signOut(session);
    return { message: 'A presto!' };
  });
  register(app, auth.listSessions, ({ session }) =>
    sessions.list(session.identity.userId, session.sessionId),
  );
  register(app, auth.endSession, async ({ params, session }) => {
    await sessions.end(session.identity.userId, params.id);
    return { message: 'Fatto: quel dispositivo è fuori' };
  });
  register(app, auth.makeDeviceLink, ({ session, host }) => deviceLinks.make(session, host));
  register(app, auth.deviceLinkState, ({ params, session }) =>
    deviceLinks.stateOf(session, params.id),
  );
  register(app, auth.checkDeviceLink, ({ body }) => deviceLinks.check(body.token));
  register(app, auth.redeemDeviceLink, async ({ body, device, userAgent }) => {
    const caller = { deviceId: device.id, userAgent };
    const { user, deviceId } = await deviceLinks.redeem(body.token, caller);
    device.remember(deviceId);
    return user;
  });
}
