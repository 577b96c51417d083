import { type Admission, contract, type RegistrationSettings } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Unit, WritableDatabase } from '../../db/transaction.ts';
import { register } from '../../http/register.ts';
import { recordChange } from '../audit-log/index.ts';
import type { AdmissionsService } from './admissions-service.ts';
import type { InvitationsService } from './invitations-service.ts';
import {
  findRegistrationSettings,
  updateRegistrationSettings,
} from './registration-settings-repository.ts';

interface Parts extends WritableDatabase {
  invitations: InvitationsService;
  admissions: AdmissionsService;
  /** How the account stands that a token is of. */
  admissionOf: (token: string) => Promise<{ status: Admission; isTokenValid: boolean }>;
}

/** Who gets in, and how. */
export function addRegistrationRoutes(
  app: FastifyInstance,
  { db, transaction, invitations, admissions, admissionOf }: Parts,
): void {
  const { registration } = contract;
  register(app, registration.getSettings, { keep: ['registration'], forAll: true }, () =>
    findRegistrationSettings(db),
  );
  register(app, registration.setSettings, ({ body, session }) =>
    transaction((unit) => setSettings(unit, session.identity.userId, body)),
  );
  register(app, registration.checkInvitation, ({ params, address }) =>
    invitations.check(params.token, address),
  );
  // Not kept: the clock is part of it, and the address by which whoever asks has come.
  register(app, registration.listInvitations, ({ host }) => invitations.list(host));
  register(app, registration.insertInvitation, ({ body, session, host }) =>
    invitations.insert({ userId: session.identity.userId, host }, body),
  );
  register(app, registration.setInvitationRevoked, ({ body, session, host }) =>
    invitations.setRevoked(
      { userId: session.identity.userId, host },
      body.invitationId,
      body.isRevoked,
    ),
  );
  register(
    app,
    registration.listWaiting,
    { keep: ['registration', 'accounts'], forAll: true },
    () => admissions.list(),
  );
  register(app, registration.decideAdmission, ({ body, session }) =>
    admissions.decide(session.identity.userId, body.userId, body.decision),
  );
  register(app, registration.checkAdmission, ({ body }) => admissionOf(body.token));
}

async function setSettings(
  unit: Unit,
  actor: number,
  settings: RegistrationSettings,
): Promise<RegistrationSettings> {
  const before = await findRegistrationSettings(unit.trx);
  await updateRegistrationSettings(unit.trx, settings);
  await recordChange(unit, {
    actor,
    action: 'registration-settings.update',
    subject: 'Iscrizioni',
    before: toLogged(before),
    after: toLogged(settings),
  });
  unit.announce('registration');
  return settings;
}

const toLogged = ({ mode, isEmailOptional }: RegistrationSettings) => ({
  registrationMode: mode,
  isEmailOptional,
});
