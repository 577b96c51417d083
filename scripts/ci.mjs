import { spawn } from 'node:child_process';
import { repository } from './prepare.mjs';
import { startThrowawayPostgres } from './throwaway-postgres.mjs';

const postgres = await startThrowawayPostgres();
const tests = spawn('npm', ['test'], {
  cwd: repository,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
});
const code = await new Promise((resolve) => tests.on('exit', resolve));
await postgres.stop();
process.exit(code ?? 1);
