import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { register } from '../../http/register.ts';
import type { Installation } from '../../installation.ts';
import type { LinkStart } from '../../link-start.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { createHealthReport } from './health-report.ts';
import { keepRequestFailures } from './request-failures.ts';
import { createTestMail } from './test-mail.ts';

interface HealthReportParts extends WritableDatabase {
  clock: Clock;
  limits: AttemptLimits;
  mailer: Mailer;
  linkStart: LinkStart;
  installation: Installation;
}

/** For organisers: how the installation is. None of it is kept, for it depends on the clock and the disk. */
export function addHealthReportRoutes(app: FastifyInstance, parts: HealthReportParts): void {
  keepRequestFailures(app, parts);
  const report = createHealthReport(parts);
  register(app, contract.health.report, report);
  const sendTestMail = createTestMail(parts);
  register(app, contract.health.sendTestMail, ({ session, host }) =>
    sendTestMail(session.identity.userId, host),
  );
}
