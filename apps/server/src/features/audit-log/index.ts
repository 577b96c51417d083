export { addAuditLogRoutes } from './audit-log-routes.ts';
export {
  anonymizePerson,
  deletedAccountName,
  listChangesInvolving,
  recordChange,
} from './audit-log-service.ts';
