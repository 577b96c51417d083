import { prepare } from './prepare.mjs';

await prepare({ web: false, assets: false });
await import('../apps/server/dist/command.js');
