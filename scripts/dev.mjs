import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, repository } from './prepare.mjs';

await prepare({ server: false });

const tool = (name) => join(repository, 'node_modules/.bin', name);
const children = [
  spawn(tool('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: repository,
    stdio: 'inherit',
  }),
  spawn(tool('vite'), ['apps/web'], { cwd: repository, stdio: 'inherit' }),
];

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
