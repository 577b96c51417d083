import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerKept } from '../../http/register-kept.ts';
import { listChanges } from './audit-log-service.ts';

export function addAuditLogRoutes(app: FastifyInstance, db: Database, verify: VerifyToken) {
  registerKept(app, verify, contract.auditLog.list, ({ query }) =>
    listChanges(db, { before: query.before, limit: query.limit }),
  );
}
