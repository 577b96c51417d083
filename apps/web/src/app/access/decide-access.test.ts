import { roleAdmin, roleUser, type SessionUser } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import type { PageAccess } from '../../lib/page.ts';
import { pages } from '../pages.ts';
import { decideAccess, forbiddenMessage } from './decide-access.ts';

type Visitor = Pick<SessionUser, 'roles'> | null;
const anonymous: Visitor = null;
const player: Visitor = { roles: [roleUser] };
const admin: Visitor = { roles: [roleUser, roleAdmin] };

const at = (path: string) => new URL(path, 'http://localhost');
const enter = { kind: 'enter' };
const redirect = (to: string, alert: string | null = null) => ({ kind: 'redirect', to, alert });

describe('decideAccess', () => {
  const cases: [name: string, access: PageAccess, visitor: Visitor, expected: object][] = [
    ['anyone enters a public page', 'public', anonymous, enter],
    ['players enter a public page', 'public', player, enter],
    ['players enter a page for users', 'user', player, enter],
    ['organisers enter a page for users', 'user', admin, enter],
    ['organisers enter an admin page', 'admin', admin, enter],
    [
      'who is not signed in goes to the login, and comes back',
      'user',
      anonymous,
      redirect('/account/login?returnUrl=%2Fbadges%2F1%3Fx%3D1'),
    ],
    [
      'an admin page too sends to the login',
      'admin',
      anonymous,
      redirect('/account/login?returnUrl=%2Fbadges%2F1%3Fx%3D1'),
    ],
    [
      'players are forbidden an admin page, with a word on why',
      'admin',
      player,
      redirect('/forbidden?returnUrl=%2Fbadges%2F1%3Fx%3D1', forbiddenMessage),
    ],
  ];
  test.each(cases)('%s', (_name, access, visitor, expected) => {
    expect(decideAccess({ access }, visitor, at('/badges/1?x=1'))).toEqual(expected);
  });

  test('the alert has the specified text', () => {
    expect(forbiddenMessage).toBe(
      "Error 403 - Forbidden! You don't have permission to access this resource",
    );
  });

  const account = { access: 'public', signedOutOnly: true } as const;
  test.each<[string, Visitor, string, object]>([
    ['lets in who is not signed in', anonymous, '/account/login', enter],
    ['sends home who is', player, '/account/login', redirect('/')],
    ['or where they were going', player, '/account/login?returnUrl=%2Fquiz', redirect('/quiz')],
    ['never to another site', admin, '/account/login?returnUrl=//evil.it', redirect('/')],
  ])('an account page %s', (_name, visitor, path, expected) => {
    expect(decideAccess(account, visitor, at(path))).toEqual(expected);
  });

  test('organisers may open every page, except those for visitors only', () => {
    for (const page of pages) {
      const decision = decideAccess(page, admin, at(page.path));
      expect(decision.kind).toBe('signedOutOnly' in page ? 'redirect' : 'enter');
    }
  });
});
