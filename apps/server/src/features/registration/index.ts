export type { PurgeRejected } from './purge-rejected.ts';
export { createRegistrationFeature } from './registration-feature.ts';
export { assertSignUpAllowed, claimSignUpGrant, recordSignUp } from './sign-up-grants.ts';
export { findSignUpRequest } from './sign-up-requests-repository.ts';
