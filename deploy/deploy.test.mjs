import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import {
  deployFile,
  readCompose,
  readExampleEnvironment,
  readIgnored,
  readStages,
  readUnit,
} from '../scripts/deploy/files.mjs';
import { repository } from '../scripts/prepare.mjs';

const stages = readStages();
const image = stages.at(-1);
const stepsOf = (stage, keyword) => stage.steps.filter((step) => step.keyword === keyword);
const only = (keyword) => {
  const found = stepsOf(image, keyword);
  expect(found, keyword).toHaveLength(1);
  return found[0];
};

const filled = {
  ...readExampleEnvironment(),
  TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
  POSTGRES_PASSWORD: 'abc123',
};

describe('the Dockerfile', () => {
  it('has no mistakes', () => {
    expect(validate(readFileSync(deployFile('Dockerfile'), 'utf8'))).toEqual([]);
  });

  it('installs from the lock file, with every package.json', () => {
    const commands = stages.flatMap((stage) => stepsOf(stage, 'RUN').map(({ text }) => text));
    expect(commands.filter((text) => /npm (i|install|add)\b/.test(text))).toEqual([]);
    const copied = stages
      .find(({ name }) => name === 'manifests')
      .steps.flatMap(({ words }) => words);
    const workspaces = ['apps', 'packages']
      .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
      .concat('e2e')
      .map((folder) => `${folder}/package.json`)
      .filter((file) => existsSync(join(repository, file)));
    expect(copied).toEqual(expect.arrayContaining(['package-lock.json', ...workspaces]));
  });

  it('runs as a user that owns only the data, stores them in a volume and has a health check', () => {
    expect(only('USER').text).toBe('node');
    expect(only('VOLUME').words).toEqual(['/data']);
    const owned = stepsOf(image, 'COPY').filter(({ flags }) => flags.has('chown'));
    expect(owned.map(({ words }) => words.at(-1))).toEqual(['/data']);
    expect(Object.fromEntries(only('ENV').properties)).toMatchObject({
      NODE_ENV: 'production',
      DATA_DIR: '/data',
      HOST: '0.0.0.0',
    });
    expect(only('HEALTHCHECK').list.join(' ')).toContain('/api/health');
  });

  it('copies no generated or private files', () => {
    const isIgnored = readIgnored();
    for (const path of [
      '.git/config',
      'node_modules/vite/package.json',
      'apps/web/node_modules/.vite',
      'apps/web/dist/index.html',
      '.data/token-secret',
      'deploy/.env',
      'e2e/test-results/x.png',
    ]) {
      expect([path, isIgnored(path)]).toEqual([path, true]);
    }
    for (const path of ['package.json', 'apps/server/src/main.ts', 'deploy/example.env']) {
      expect([path, isIgnored(path)]).toEqual([path, false]);
    }
  });
});

describe('compose.yaml', () => {
  it('is valid by Compose’s schema', () => {
    const found = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [deployFile('compose.yaml')],
      false,
    );
    expect(found.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('does not start without the secrets and the address', () => {
    for (const name of ['TOKEN_SECRET', 'POSTGRES_PASSWORD', 'PUBLIC_URL']) {
      expect(() => readCompose({ ...filled, [name]: '' })).toThrow(name);
    }
  });

  it('has an example with each of its variables, and without secrets', () => {
    const asked = [...readFileSync(deployFile('compose.yaml'), 'utf8').matchAll(/\$\{(\w+)/g)];
    const example = readExampleEnvironment();
    expect(Object.keys(example).sort()).toEqual([...new Set(asked.map(([, name]) => name))].sort());
    expect(Object.entries(example).filter(([name]) => /SECRET|PASSWORD/.test(name))).toEqual(
      [...['TOKEN_SECRET', 'POSTGRES_PASSWORD', 'ADMIN_PASSWORD']].map((name) => [name, '']),
    );
  });

  it('waits for a healthy database, mounts both volumes and lets the server shut down gracefully', () => {
    const { services, volumes } = readCompose(filled);
    const { app, database } = services;
    expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database.healthcheck.test).toContain('pg_isready');
    expect(database.ports).toBeUndefined();
    const mounted = [...app.volumes, ...database.volumes].map((volume) => volume.split(':'));
    expect(mounted.map(([name]) => name)).toEqual(Object.keys(volumes));
    expect(mounted[0][1]).toBe(only('VOLUME').words[0]);
    expect(app.stop_grace_period).toBe('30s');
    const { DATABASE_URL, PUBLIC_URL } = app.environment;
    const { username, password, hostname, pathname } = new URL(DATABASE_URL);
    expect({ hostname, user: username, password, name: pathname.slice(1) }).toEqual({
      hostname: 'database',
      user: database.environment.POSTGRES_USER,
      password: database.environment.POSTGRES_PASSWORD,
      name: database.environment.POSTGRES_DB,
    });
    expect(PUBLIC_URL).toBe(filled.PUBLIC_URL);
    // The server treats empty like unset; 'null' would be a value.
    expect(Object.values(app.environment).filter((value) => typeof value !== 'string')).toEqual([]);
  });
});

describe('the unit of systemd', () => {
  const unit = readUnit();

  it('runs the image’s command, and lets it shut down gracefully', () => {
    expect(unit.get('ExecStart')).toEqual([`/usr/bin/env ${only('CMD').list.join(' ')}`]);
    expect(unit.get('TimeoutStopSec')).toEqual(['30s']);
    expect(unit.get('Restart')).toEqual(['on-failure']);
  });

  it('lets the server write in its data folder only', () => {
    expect(unit.get('ProtectSystem')).toEqual(['strict']);
    expect(unit.get('NoNewPrivileges')).toEqual(['yes']);
    expect(unit.get('Environment')?.join(' ')).toContain(
      `DATA_DIR=/var/lib/${unit.get('StateDirectory')?.join()}`,
    );
  });
});
