import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addAuditLogRoutes } from './audit-log-routes.ts';

export function createAuditLogFeature({ db }: Core): Feature {
  return { routes: (app) => addAuditLogRoutes(app, db) };
}
