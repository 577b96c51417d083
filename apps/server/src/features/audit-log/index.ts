export { addAuditLogRoutes } from './audit-log-routes.ts';
export {
  forgetPerson,
  listChangesConcerning,
  nameOfNobody,
  recordChange,
} from './audit-log-service.ts';
