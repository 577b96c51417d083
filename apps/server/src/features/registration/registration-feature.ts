import { hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { RemoveAccount } from '../users/index.ts';
import { createAdmissionsService } from './admissions-service.ts';
import { createInvitationTokens } from './invitation-tokens.ts';
import { createInvitationsService } from './invitations-service.ts';
import { createPurgeRejected, type PurgeRejected } from './purge-rejected.ts';
import { type AdmissionOf, addRegistrationRoutes } from './registration-routes.ts';

interface RegistrationUses {
  users: { removeAccount: RemoveAccount };
  sessions: { admissionOf: AdmissionOf };
}

export interface RegistrationFeature extends Feature {
  purgeRejected: PurgeRejected;
}

export function createRegistrationFeature(
  core: Core,
  { users: { removeAccount }, sessions: { admissionOf } }: RegistrationUses,
): RegistrationFeature {
  const { db, transaction, config } = core;
  const purgeRejected = createPurgeRejected({ ...core, removeAccount });
  const tokens = createInvitationTokens(config.tokenSecret);
  const invitations = createInvitationsService({ ...core, tokens });
  const admissions = createAdmissionsService({ db, transaction, purgeRejected });
  return {
    purgeRejected,
    routes: (app) =>
      addRegistrationRoutes(app, { db, transaction, invitations, admissions, admissionOf }),
    jobs: [{ run: purgeRejected, every: hour, failure: 'refused sign-ups not deleted' }],
  };
}
