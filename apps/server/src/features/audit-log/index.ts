export { addAuditLogRoutes } from './audit-log-routes.ts';
export { forgetMailAddresses, recordChange } from './audit-log-service.ts';
