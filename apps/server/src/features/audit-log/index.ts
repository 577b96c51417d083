export { createAuditLogFeature } from './audit-log-feature.ts';
export {
  anonymizePerson,
  deletedAccountName,
  listChangesInvolving,
  recordChange,
} from './audit-log-service.ts';
