import { prepare, runTool } from './prepare.mjs';

await prepare({ web: false, assets: false, server: false });
await runTool('tsx', ['apps/server/src/seed/balance/main.ts', ...process.argv.slice(2)]);
