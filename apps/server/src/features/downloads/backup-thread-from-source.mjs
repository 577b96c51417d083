import { register } from 'tsx/esm/api';

// For servers that run from source: the main thread's TypeScript loader does not apply to workers.
register();
await import('./backup-thread.ts');
