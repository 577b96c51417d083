export { AuditLog } from './AuditLog.tsx';
export { auditLogQueries } from './queries.ts';
