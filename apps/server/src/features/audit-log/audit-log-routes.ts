import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { register } from '../../http/register.ts';
import { listChanges } from './audit-log-service.ts';

export function addAuditLogRoutes(app: FastifyInstance, db: Database) {
  register(app, contract.auditLog.list, { keep: ['audit-log'], forAll: true }, ({ query }) =>
    listChanges(db, query),
  );
}
