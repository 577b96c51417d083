export { createAdmissionsService } from './admissions-service.ts';
export { createInvitationTokens } from './invitation-tokens.ts';
export { createInvitationsService } from './invitations-service.ts';
export { createPurgeRejected, type PurgeRejected } from './purge-rejected.ts';
export { addRegistrationRoutes } from './registration-routes.ts';
export { assertSignUpAllowed, claimSignUpGrant, recordSignUp } from './sign-up-grants.ts';
export { findSignUpRequest } from './sign-up-requests-repository.ts';
