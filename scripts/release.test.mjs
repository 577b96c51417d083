import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './prepare.mjs';

const read = (file) => readFileSync(join(repository, file), 'utf8');

const manifests = ['apps', 'packages']
  .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
  .concat('.', 'e2e')
  .map((folder) => join(folder, 'package.json'))
  .filter((file) => existsSync(join(repository, file)))
  .map((file) => ({ file, ...JSON.parse(read(file)) }));

it('has one version, in every package and first in the changelog', () => {
  const [, newest] =
    /^## (\d+\.\d+\.\d+) – \d{1,2} \p{L}+ \d{4}$/mu.exec(read('CHANGELOG.md')) ?? [];
  const { version, packages } = JSON.parse(read('package-lock.json'));
  expect(manifests.map((manifest) => [manifest.file, manifest.version])).toEqual(
    manifests.map(({ file }) => [file, newest]),
  );
  expect([version, packages[''].version]).toEqual([newest, newest]);
});

it('has a licence in every package', () => {
  expect(
    manifests.filter(({ license }) => !['MIT', 'SEE LICENSE IN LICENCES.md'].includes(license)),
  ).toEqual([]);
  expect(read('LICENSE')).toContain('MIT License');
});
