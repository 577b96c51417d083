import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { listChanges } from './audit-log-service.ts';

export function addAuditLogRoutes(app: FastifyInstance, db: Database) {
  addEndpoint(
    app,
    contract.auditLog.list,
    { cacheTags: ['audit-log'], shared: true },
    ({ query }) => listChanges(db, query),
  );
}
