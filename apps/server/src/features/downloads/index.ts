export { findBackupStatus } from './backup-status.ts';
export { type CopyDatabase, copyInThread } from './copy-database.ts';
export { createDownloadsFeature } from './downloads-feature.ts';
