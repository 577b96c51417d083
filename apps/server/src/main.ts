import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { runServer } from './run-server.ts';

// At most twice what is in use: by default V8 lets a heap of this size grow fourfold before it collects.
setFlagsFromString('--heap-growing-percent=100');
await runServer(() => readConfig(process.env));
