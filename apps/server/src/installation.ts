import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import type { DatabaseLocation } from './db/open-database.ts';
import { serverUrls } from './network-addresses.ts';
import { version } from './version.ts';

/** Facts about this deployment, for organisers. */
export interface Installation {
  version: string;
  database: DatabaseLocation;
  dataFolder: string;
  /** Null: mails are written to files in the data folder. */
  smtpHost: string | null;
  /** Current URLs of the server; the base URL of links first. */
  addresses(): string[];
  /** Whether PUBLIC_URL is set. */
  isPublicUrlGiven: boolean;
}

export function installationOf(config: Config): Installation {
  return {
    version,
    database: config.database,
    dataFolder: config.dataFolder,
    smtpHost: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
    addresses: () => serverUrls(config, networkInterfaces()),
    isPublicUrlGiven: config.isPublicUrlGiven,
  };
}
