export { BackupReminder } from './BackupReminder.tsx';
export { downloadQueries } from './queries.ts';
