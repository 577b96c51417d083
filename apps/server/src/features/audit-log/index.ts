export { addAuditLogRoutes } from './audit-log-routes.ts';
export { recordChange } from './audit-log-service.ts';
