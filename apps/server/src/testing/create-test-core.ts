import { type Core, createCore } from '../core.ts';
import type { Mail } from '../mail/mailer.ts';
import { createTestParts, type TestPartsOptions, testTokenSecret } from './test-parts.ts';

/** A core on its own database, for tests of one feature without the others. */
export interface TestCore extends Core {
  mails: Mail[];
  /** Lines logged as errors. */
  errors: string[];
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export async function createTestCore({
  random = () => 0,
  weighsTeams = true,
  ...options
}: TestPartsOptions & { random?: () => number; weighsTeams?: boolean } = {}): Promise<TestCore> {
  const parts = await createTestParts(options);
  const { testDatabase, database, bus, mailer, log, clock, mails, errors, advance, close } = parts;
  const publicUrl = 'http://torneo.example';
  const core = createCore({
    config: {
      assetBaseUrl: '/assets',
      publicUrl,
      isPublicUrlGiven: true,
      port: 3000,
      tokenSecret: testTokenSecret,
      sessionDays: 60,
      weighsTeams,
      smtpUrl: 'smtp://posta.example',
    },
    db: database.db,
    bus,
    mailer,
    log,
    clock,
    random,
    installation: {
      version: '1.2.3',
      database: testDatabase.location,
      dataFolder: testDatabase.dataFolder,
      smtpHost: null,
      addresses: () => [publicUrl],
      isPublicUrlGiven: true,
    },
    assets: undefined,
  });
  return { ...core, mails, errors, advance, close };
}
