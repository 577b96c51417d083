import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, confirmation, id, moment, singleLine } from './primitives.ts';
import { sessionUser } from './user.ts';
import { email, firstName, lastName, password, username } from './users.ts';

/** A password to compare: without today's rules, so that older passwords still work. */
const enteredPassword = z.string().check(z.minLength(1), z.maxLength(1024));
const enteredName = z.string().check(z.trim(), singleLine, z.minLength(1), z.maxLength(254));
const resetToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

const deviceLinkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** Random bytes or a hash, in base64url: PostgreSQL rejects a NUL. */
const opaqueId = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** The browser's name at sign-in; null where it gave none. */
const deviceName = {
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
};
const deviceSession = z.object({
  id: z.string(),
  ...deviceName,
  signedInAt: moment,
  /** Accurate to some minutes. */
  seenAt: moment,
  /** Whether it is the caller's own session. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.output<typeof deviceSession>;

/** State of a link that signs in another device. */
const deviceLinkState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open') }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('used'), ...deviceName }),
]);
export type DeviceLinkState = z.output<typeof deviceLinkState>;

export const auth = {
  checkTokenExpiration: defineEndpoint({
    method: 'GET',
    path: '/api/auth/check-token-expiration',
    access: 'user',
    summary: 'Whether the token is valid, and its expiry',
    response: z.object({ expired: z.literal(false), expiresAt: moment }),
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin',
    access: 'public',
    summary: 'Sign in with username and password',
    body: z.object({ username: enteredName, password: enteredPassword }),
    response: sessionUser,
  }),
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Create an account and sign in, at once or after an organiser’s approval',
    body: z.object({
      username,
      firstName,
      lastName,
      /** Null for no address, where the settings allow it. */
      email: z.nullable(email),
      password,
      /** The invitation link's token. */
      invitation: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.extend(sessionUser, {
      /** Only where the account needs an organiser's approval before its token is valid. */
      isWaiting: z.optional(z.literal(true)),
    }),
    status: 201,
  }),
  changePassword: defineEndpoint({
    method: 'PUT',
    path: '/api/auth/change-password',
    access: 'user',
    summary: 'Change the caller’s password; every older token is revoked',
    body: z.object({ oldPassword: enteredPassword, newPassword: password }),
    response: confirmation,
  }),
  signOutEverywhere: defineEndpoint({
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    access: 'user',
    summary: 'End the caller’s sessions on every device, this one included: every token is revoked',
    response: confirmation,
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'user',
    summary: 'End this session and revoke its tokens',
    response: confirmation,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'The caller’s sessions by device, the current one first',
    response: z.array(deviceSession),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    summary: 'End one of the caller’s sessions; idempotent',
    params: z.object({ id: opaqueId }),
    response: confirmation,
  }),
  makeDeviceLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/make-device-link',
    access: 'user',
    summary:
      'Make a link that signs in another device, once; it replaces this session’s earlier one',
    response: z.object({
      id: z.string(),
      link: z.string(),
      /** Validity as a duration, since clocks differ. */
      secondsLeft: z.int(),
    }),
    status: 201,
  }),
  deviceLinkState: defineEndpoint({
    method: 'GET',
    path: '/api/auth/device-link-state/:id',
    access: 'user',
    summary: 'Whether this session’s device link was used, and by which device',
    params: z.object({ id: opaqueId }),
    response: deviceLinkState,
  }),
  checkDeviceLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/check-device-link',
    access: 'public',
    summary: 'Whose account a device link opens; it can still be used afterwards',
    body: z.object({ token: deviceLinkToken }),
    response: z.object({ id, username: z.string(), icon: assetPath }),
  }),
  redeemDeviceLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/redeem-device-link',
    access: 'public',
    summary: 'Sign in with the link that a signed-in device shows, once',
    body: z.object({ token: deviceLinkToken }),
    response: sessionUser,
  }),
  sendResetPasswordEmail: defineEndpoint({
    method: 'POST',
    path: '/api/auth/send-reset-password-email',
    access: 'public',
    summary:
      'Mail a link to set a new password; the response does not reveal whether the account exists',
    body: z.object({ username: enteredName, email: enteredName }),
    response: confirmation,
  }),
  passwordHelp: defineEndpoint({
    method: 'GET',
    path: '/api/auth/password-help',
    access: 'public',
    summary: 'How a forgotten password is reset: by mail or by an organiser',
    response: z.object({
      /** Whether this server sends mail; otherwise an organiser creates the link. */
      byMail: z.boolean(),
    }),
  }),
  requestPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/api/auth/wish-for-password',
    access: 'public',
    summary:
      'Ask the organisers for a new password; the response does not reveal whether the account exists',
    body: z.object({ username: enteredName }),
    response: confirmation,
  }),
  makePasswordLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/make-password-link',
    access: 'admin',
    summary: 'Create a single-use link to set a player’s new password; it replaces earlier ones',
    body: z.object({ userId: id }),
    response: z.object({ link: z.string(), expiresAt: moment }),
  }),
  checkResetPasswordToken: defineEndpoint({
    method: 'GET',
    path: '/api/auth/check-reset-password-token/:token',
    access: 'public',
    summary: 'Whether a link to set a new password is valid',
    params: resetToken,
    response: z.object({ valid: z.literal(true) }),
  }),
  resetPassword: defineEndpoint({
    method: 'PUT',
    path: '/api/auth/reset-password/:token',
    access: 'public',
    summary: 'Set a new password with a mailed or an organiser’s single-use link',
    params: resetToken,
    body: z.object({ newPassword: password }),
    response: confirmation,
  }),
};
