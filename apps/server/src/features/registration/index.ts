export { createAdmissionsService } from './admissions-service.ts';
export { createForgetRefused, type ForgetRefused } from './forget-refused.ts';
export { createInvitationTokens } from './invitation-tokens.ts';
export { createInvitationsService } from './invitations-service.ts';
export { mustHaveWayIn, recordWayIn, takeWayIn } from './let-in.ts';
export { addRegistrationRoutes } from './registration-routes.ts';
export { findSignUpRequest } from './sign-up-requests-repository.ts';
