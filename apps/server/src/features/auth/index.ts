export { createAuthFeature } from './auth-feature.ts';
export { ensureAdministrator } from './first-administrator.ts';
export { haveSharedDevice } from './known-devices-repository.ts';
export { isPassword } from './passwords.ts';
export { createSessionsFeature, type SessionsFeature } from './sessions-feature.ts';
export { createTokens } from './tokens.ts';
