import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, id, moment } from './primitives.ts';

/** Days of validity of an invitation, and its maximum number of uses. */
const invitationRules = { days: [1, 7, 30], maxPlaces: 500 } as const;

/** Sign-up policy: open; by invitation; by invitation or an organiser's approval. */
export const registrationMode = z.enum(['open', 'invitation', 'approval']);
export type RegistrationMode = z.output<typeof registrationMode>;

const settings = z.object({
  mode: registrationMode,
  /** Whether the mail address is optional. */
  isEmailOptional: z.boolean(),
});
export type RegistrationSettings = z.output<typeof settings>;

/** Whether an invitation is still valid, and if not, why. */
export const invitationState = z.enum(['open', 'used-up', 'expired', 'revoked']);
export type InvitationState = z.output<typeof invitationState>;

const person = {
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
};

export const invitation = z.object({
  id,
  /** Its author's username; null for a deleted account. */
  createdBy: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
  /** Its maximum and actual number of uses. */
  places: z.int(),
  taken: z.int(),
  state: invitationState,
  /** The invitation link; null for an invalid one. */
  link: z.nullable(z.string()),
  /** Existing accounts that used it, latest first. */
  guests: z.array(z.object({ ...person, joinedAt: moment })),
});
export type Invitation = z.output<typeof invitation>;

/** Decision about a pending account; 'wait' revokes an earlier decision. */
export const admissionDecision = z.enum(['approve', 'refuse', 'wait']);
export type AdmissionDecision = z.output<typeof admissionDecision>;

/** A pending account. */
export const waitingPerson = z.object({
  ...person,
  signUpDate: moment,
  /** Rejected accounts can be restored for some days. */
  isRefused: z.boolean(),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

/** State of a pending sign-up: waiting, accepted or rejected. */
export const admission = z.enum(['waiting', 'approved', 'refused']);
export type Admission = z.output<typeof admission>;

const token = z.string().check(z.minLength(1), z.maxLength(2000));

export const registration = {
  getSettings: defineEndpoint({
    method: 'GET',
    path: '/api/get-registration-settings',
    access: 'public',
    summary: 'The sign-up policy, and whether a mail address is required',
    response: settings,
  }),
  setSettings: defineEndpoint({
    method: 'PUT',
    path: '/api/set-registration-settings',
    access: 'admin',
    summary: 'Set the sign-up policy, and whether a mail address is required',
    body: settings,
    response: settings,
  }),
  checkInvitation: defineEndpoint({
    method: 'GET',
    path: '/api/check-invitation/:token',
    access: 'public',
    summary: 'The author of a valid invitation',
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    /** Its author's name; null for a deleted account. */
    response: z.object({ from: z.nullable(z.string()) }),
  }),
  listInvitations: defineEndpoint({
    method: 'GET',
    path: '/api/get-invitations',
    access: 'admin',
    summary: 'Invitations, valid ones first, with the accounts that used each',
    response: z.array(invitation),
  }),
  insertInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/insert-invitation',
    access: 'admin',
    summary: 'Create an invitation for some people and some days',
    body: z.object({
      days: z.literal(invitationRules.days),
      places: z.int().check(z.minimum(1), z.maximum(invitationRules.maxPlaces)),
    }),
    response: invitation,
  }),
  setInvitationRevoked: defineEndpoint({
    method: 'PUT',
    path: '/api/set-invitation-revoked',
    access: 'admin',
    summary: 'Revoke an invitation, or restore it',
    body: z.object({ invitationId: id, isRevoked: z.boolean() }),
    response: invitation,
  }),
  listWaiting: defineEndpoint({
    method: 'GET',
    path: '/api/get-waiting-list',
    access: 'admin',
    summary: 'Accounts that wait for approval, oldest first',
    response: z.array(waitingPerson),
  }),
  decideAdmission: defineEndpoint({
    method: 'PUT',
    path: '/api/decide-admission',
    access: 'admin',
    summary: 'Approve or reject a waiting account, or undo that',
    body: z.object({ userId: id, decision: admissionDecision }),
    response: z.object({ status: admission }),
  }),
  checkAdmission: defineEndpoint({
    method: 'POST',
    path: '/api/check-admission',
    access: 'public',
    summary: 'Whether the account of a sign-up’s token has been approved',
    body: z.object({ token }),
    response: z.object({
      status: admission,
      /** Whether the token signs in: not if the account was accepted and has signed out since. */
      isTokenValid: z.boolean(),
    }),
  }),
};
