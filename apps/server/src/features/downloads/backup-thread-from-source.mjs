import { register } from 'tsx/esm/api';

// Where sources run as they are: what lets the main thread read them does not reach another one.
register();
await import('./backup-thread.ts');
