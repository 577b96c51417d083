import { prepare, runTool } from './prepare.mjs';

await prepare({ web: false, assets: false, server: false });
runTool('tsx', ['apps/server/src/seed/balance/main.ts', ...process.argv.slice(2)]);
