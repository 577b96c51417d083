export { type AuditedChange, insertAuditEntry } from './audit-log-repository.ts';
export { addAuditLogRoutes } from './audit-log-routes.ts';
