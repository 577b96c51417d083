export { addAuthRoutes } from './auth-routes.ts';
export { createAuthService } from './auth-service.ts';
export { ensureAdministrator } from './first-administrator.ts';
export { isPassword } from './passwords.ts';
export { createSessions } from './sessions.ts';
export { addSessionsRoutes } from './sessions-routes.ts';
export { createTokens } from './tokens.ts';
