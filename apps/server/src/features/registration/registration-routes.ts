import { type Admission, contract, type RegistrationSettings } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { UnitOfWork, WritableDatabase } from '../../db/transaction.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { recordChange } from '../audit-log/index.ts';
import type { AdmissionsService } from './admissions-service.ts';
import type { InvitationsService } from './invitations-service.ts';
import {
  findRegistrationSettings,
  updateRegistrationSettings,
} from './registration-settings-repository.ts';

/** The admission of a token's account. */
export type AdmissionOf = (token: string) => Promise<{ status: Admission; isTokenValid: boolean }>;

interface Parts extends WritableDatabase {
  invitations: InvitationsService;
  admissions: AdmissionsService;
  admissionOf: AdmissionOf;
}

/** Registration settings, invitations and admissions. */
export function addRegistrationRoutes(
  app: FastifyInstance,
  { db, transaction, invitations, admissions, admissionOf }: Parts,
): void {
  const { registration } = contract;
  addEndpoint(app, registration.getSettings, { cacheTags: ['registration'], shared: true }, () =>
    findRegistrationSettings(db),
  );
  addEndpoint(app, registration.setSettings, ({ body, session }) =>
    transaction((unit) => setSettings(unit, session.identity.userId, body)),
  );
  addEndpoint(app, registration.checkInvitation, ({ params, address }) =>
    invitations.check(params.token, address),
  );
  // Not cached: depends on the clock and the request's host.
  addEndpoint(app, registration.listInvitations, ({ host }) => invitations.list(host));
  addEndpoint(app, registration.insertInvitation, ({ body, session, host }) =>
    invitations.insert({ userId: session.identity.userId, host }, body),
  );
  addEndpoint(app, registration.setInvitationRevoked, ({ body, session, host }) =>
    invitations.setRevoked(
      { userId: session.identity.userId, host },
      body.invitationId,
      body.isRevoked,
    ),
  );
  addEndpoint(
    app,
    registration.listWaiting,
    { cacheTags: ['registration', 'accounts'], shared: true },
    () => admissions.list(),
  );
  addEndpoint(app, registration.decideAdmission, ({ body, session }) =>
    admissions.decide(session.identity.userId, body.userId, body.decision),
  );
  addEndpoint(app, registration.checkAdmission, ({ body }) => admissionOf(body.token));
}

async function setSettings(
  unit: UnitOfWork,
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
  unit.emit('registration');
  return settings;
}

const toLogged = ({ mode, isEmailOptional }: RegistrationSettings) => ({
  registrationMode: mode,
  isEmailOptional,
});
