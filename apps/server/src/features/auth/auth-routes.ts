import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { AuthService } from './auth-service.ts';

export function addAuthRoutes(
  app: FastifyInstance,
  { auth, sendsMail }: { auth: AuthService; sendsMail: boolean },
) {
  addEndpoint(app, contract.auth.checkTokenExpiration, ({ session }) => ({
    expired: false as const,
    expiresAt: new Date(session.expiresAt).toISOString(),
  }));
  addEndpoint(app, contract.auth.signIn, async ({ body, address, device, userAgent }) => {
    const caller = { address, deviceId: device.id, userAgent };
    const { user, deviceId } = await auth.signIn(body.username, body.password, caller);
    device.remember(deviceId);
    return user;
  });
  addEndpoint(app, contract.auth.signUp, async ({ body, address, device, userAgent }) => {
    const { invitation, ...person } = body;
    const caller = { address, deviceId: device.id, userAgent };
    const { user, isWaiting, deviceId } = await auth.signUp({ ...person, invitation }, caller);
    device.remember(deviceId);
    return isWaiting ? { ...user, isWaiting } : user;
  });
  addEndpoint(app, contract.auth.changePassword, async ({ body, session, setNewToken, device }) => {
    const { oldPassword, newPassword } = body;
    const changed = await auth.changePassword(session, oldPassword, newPassword, device.id);
    setNewToken(changed.token);
    device.remember(changed.deviceId);
    return { message: 'Password changed successfully' };
  });
  addEndpoint(app, contract.auth.signOutEverywhere, async ({ session }) => {
    await auth.signOutEverywhere(session.identity.userId);
    return { message: 'Tutti i tuoi dispositivi sono scollegati' };
  });
  addEndpoint(app, contract.auth.sendResetPasswordEmail, async ({ body, address, host }) => {
    await auth.sendResetPasswordEmail(body.username, body.email, { address, host });
    return { message: 'Se i dati sono giusti, il link è in viaggio: controlla la posta' };
  });
  addEndpoint(app, contract.auth.passwordHelp, () => ({ byMail: sendsMail }));
  addEndpoint(app, contract.auth.requestPasswordReset, async ({ body, address, host }) => {
    await auth.requestPasswordReset(body.username, { address, host });
    return { message: 'Se l’account esiste, gli organizzatori lo sanno: chiedi a loro il link' };
  });
  addEndpoint(app, contract.auth.makePasswordLink, async ({ body, session, host }) => {
    const actor = session.identity.userId;
    const { link, expiresAt } = await auth.makePasswordLink(actor, body.userId, host);
    return { link, expiresAt: expiresAt.toISOString() };
  });
  addEndpoint(app, contract.auth.checkResetPasswordToken, async ({ params }) => {
    await auth.checkResetToken(params.token);
    return { valid: true as const };
  });
  addEndpoint(
    app,
    contract.auth.resetPassword,
    async ({ params, body, address, device, userAgent }) => {
      const caller = { address, deviceId: device.id, userAgent };
      device.remember(await auth.resetPassword(params.token, body.newPassword, caller));
      return { message: 'Password reset successfully! You can now login' };
    },
  );
}
