import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { AuthService } from './auth-service.ts';

export function addAuthRoutes(app: FastifyInstance, auth: AuthService) {
  register(app, contract.auth.checkTokenExpiration, ({ session }) => ({
    expired: false as const,
    expiresAt: new Date(session.expiresAt).toISOString(),
  }));
  register(app, contract.auth.signIn, async ({ body, address, device }) => {
    const caller = { address, deviceId: device.id };
    const { user, deviceId } = await auth.signIn(body.username, body.password, caller);
    device.remember(deviceId);
    return user;
  });
  register(app, contract.auth.signUp, async ({ body, address, device }) => {
    const { user, deviceId } = await auth.signUp(body, { address, deviceId: device.id });
    device.remember(deviceId);
    return user;
  });
  register(app, contract.auth.changePassword, async ({ body, session, setNewToken, device }) => {
    const { userId } = session.identity;
    const { oldPassword, newPassword } = body;
    const changed = await auth.changePassword(userId, oldPassword, newPassword, device.id);
    setNewToken(changed.token);
    device.remember(changed.deviceId);
    return { message: 'Password changed successfully' };
  });
  register(app, contract.auth.signOutEverywhere, async ({ session }) => {
    await auth.signOutEverywhere(session.identity.userId);
    return { message: 'Sei uscito da tutti i dispositivi' };
  });
  register(app, contract.auth.sendResetPasswordEmail, async ({ body, address }) => {
    await auth.sendResetPasswordEmail(body.username, body.email, address);
    return { message: 'Se i dati sono giusti, il link è in viaggio: controlla la posta' };
  });
  register(app, contract.auth.checkResetPasswordToken, async ({ params }) => {
    await auth.checkResetToken(params.token);
    return { valid: true as const };
  });
  register(app, contract.auth.resetPassword, async ({ params, body, address, device }) => {
    const caller = { address, deviceId: device.id };
    device.remember(await auth.resetPassword(params.token, body.newPassword, caller));
    return { message: 'Password reset successfully! You can now login' };
  });
}
