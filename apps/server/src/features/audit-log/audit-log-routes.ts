import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerKept } from '../../http/register-kept.ts';
import { listChanges } from './audit-log-service.ts';

export function addAuditLogRoutes(app: FastifyInstance, db: Kysely<Schema>, verify: VerifyToken) {
  registerKept(app, verify, contract.auditLog.list, ({ query }) =>
    listChanges(db, { before: query.before, limit: query.limit }),
  );
}
