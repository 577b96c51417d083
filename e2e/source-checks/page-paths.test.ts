import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../apps/web/src/app/pages.ts';
import { routes } from '../support/routes.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** The page that a relative URL opens: the one with the fewest parameters. */
function pageAt(url: string) {
  const [path = ''] = url.split(/[?#]/);
  const parameters = ({ length }: readonly string[]) => length;
  return pages
    .filter((page) => patternOf(page.path).test(path))
    .sort((one, other) => parameters(one.path.split(':')) - parameters(other.path.split(':')))[0];
}

function patternOf(path: string): RegExp {
  const pattern = path.replace('/:section?', '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern === '*' ? '(?!)' : pattern}$`);
}

const productNotifications = 'apps/server/src/features/notifications/product-notification.ts';

/** The path of each link of a notification; every inserted value is 'x'. */
function linksOfNotifications(): string[] {
  const calls = read(productNotifications)
    .split(/\.\.\.linkTo\(/)
    .slice(1);
  return calls.map((call) => {
    const [, , url = '', section] = /^\s*(['`])(.*?)\1,\s*'[^']*'(,)?/.exec(call) ?? [];
    const hasSection = section !== undefined;
    return url.replace(/\$\{[^}]*\}/g, 'x') + (hasSection ? '/x' : '');
  });
}

test('every notification links to a page', () => {
  const links = linksOfNotifications();
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.filter((link) => pageAt(link) === undefined),
    `No page of apps/web/src/app/pages.ts has these paths of linkTo in ${productNotifications}`,
  ).toEqual([]);
});

/**
 * Pages of one battle, player or mail, or of which an address opens few; and the tests that open
 * them.
 */
const openedElsewhere: Readonly<Record<string, { start: string; test: string }>> = {
  '/battle/:battleId': { start: '/battle/', test: 'battles.spec.ts' },
  '/replay/:key': { start: '/replay/', test: 'battles.spec.ts' },
  '/replay/battle/:battleId': { start: '/replay/battle/', test: 'battles.spec.ts' },
  '/sfida/:key': { start: '/sfida/', test: 'challenges.spec.ts' },
  '/prova': { start: '/prova', test: 'trial.spec.ts' },
  '/guarda/:word': { start: '/guarda/', test: 'watching.spec.ts' },
  // It shows what others fight.
  '/parete': { start: '/parete', test: 'watching.spec.ts' },
  '/players/:username': { start: '/players/', test: 'public-profile.spec.ts' },
  '/reset-password': { start: '/reset-password', test: 'reset-password.spec.ts' },
  // The route is one without a page.
  '*': { start: '/this/is/nowhere', test: '../support/routes.ts' },
};

test('the browser tests open every page', () => {
  const visited = routes.map(([path]) => pageAt(path)?.path);
  const paths: string[] = pages.map(({ path }) => path);
  expect(
    paths.filter((path) => !visited.some((one) => one === path) && !(path in openedElsewhere)),
    'Add a path of these pages to routes in e2e/support/routes.ts',
  ).toEqual([]);
  for (const [path, { start, test: file }] of Object.entries(openedElsewhere)) {
    expect(paths).toContain(path);
    expect(read(`e2e/tests/${file}`), `${file} opens ${path}`).toContain(start);
  }
});
