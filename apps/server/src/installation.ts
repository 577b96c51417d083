import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import type { DatabaseLocation } from './db/open-database.ts';
import { ownAddresses } from './own-addresses.ts';
import { version } from './version.ts';

/** What organisers are told of where and how the server runs. */
export interface Installation {
  version: string;
  database: DatabaseLocation;
  dataFolder: string;
  /** Null: mails are written to files in the data folder. */
  smtpHost: string | null;
  /** Where browsers reach the server, now: what links begin with first. */
  addresses(): string[];
  /** Whether the operator has said what links begin with. */
  isPublicUrlGiven: boolean;
}

export function installationOf(config: Config): Installation {
  return {
    version,
    database: config.database,
    dataFolder: config.dataFolder,
    smtpHost: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
    addresses: () => ownAddresses(config, networkInterfaces()),
    isPublicUrlGiven: config.isPublicUrlGiven,
  };
}
