import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { BaseUrlFor } from '../../base-url.ts';
import type { Clock } from '../../clock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { Installation } from '../../installation.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { createHealthReport } from './health-report.ts';
import { createTestMail } from './test-mail.ts';

interface HealthReportParts extends WritableDatabase {
  clock: Clock;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  baseUrlFor: BaseUrlFor;
  installation: Installation;
}

/** For organisers: the state of the installation. Not cached: it depends on clock and disk. */
export function addHealthReportRoutes(app: FastifyInstance, parts: HealthReportParts): void {
  const report = createHealthReport(parts);
  addEndpoint(app, contract.health.report, report);
  const sendTestMail = createTestMail(parts);
  addEndpoint(app, contract.health.sendTestMail, ({ session, host }) =>
    sendTestMail(session.identity.userId, host),
  );
}
