export { BackupReminder } from './BackupReminder.tsx';
