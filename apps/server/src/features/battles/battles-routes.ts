import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { lookAfter } from '../../http/look-after.ts';
import { register } from '../../http/register.ts';
import { drawReplay, type LinkPictures } from '../link-pictures/index.ts';
import { betweenSweeps } from './battle-deadlines.ts';
import { battleTerms } from './battle-terms.ts';
import type { BattlesService } from './battles-service.ts';

export function addBattlesRoutes(
  app: FastifyInstance,
  battles: BattlesService,
  linkPictures: LinkPictures,
): void {
  lookAfter(app, battles.sweep, {
    every: betweenSweeps,
    failure: 'battles not looked after',
    close: battles.close,
  });
  register(
    app,
    contract.battles.prepare,
    {
      keep: ({ identity: { userId } }) => [
        ['battles', userId],
        ['progress', userId],
        ['team', userId],
        'available-pokemons',
        'battle-settings',
        'leaders',
      ],
    },
    ({ query, identity }) => battles.prepare(identity.userId, query.leaderId),
  );
  register(app, contract.battles.chooseTeam, ({ body, session }) =>
    battles.chooseTeam(session.identity.userId, body),
  );
  register(app, contract.battles.start, ({ body, session }) =>
    battles.start(session.identity.userId, body),
  );
  // What is told of a running battle changes with each choice, of which there is no news: to be
  // told of them all would empty what is kept of everything else.
  register(app, contract.battles.get, ({ query, session }) =>
    battles.get(session.identity.userId, query.battleId),
  );
  register(app, contract.battles.news, ({ query, session }) =>
    battles.news(session.identity.userId, query.battleId, query.after),
  );
  register(app, contract.battles.choose, ({ body, session }) =>
    battles.choose(session.identity.userId, body),
  );
  register(app, contract.battles.surrender, ({ body, session }) =>
    battles.surrender(session.identity.userId, body.battleId, body.after),
  );
  register(app, contract.battles.listOpen, ({ session }) =>
    battles.listOpen(session.identity.userId),
  );
  register(app, contract.battles.list, ({ query, session }) =>
    battles.list(session.identity, query),
  );
  register(
    app,
    contract.matchHistory.list,
    {
      keep: ({ identity: { userId } }) => [
        ['battles', userId],
        ['progress', userId],
        ['accounts', userId],
        'available-pokemons',
        'seasons',
      ],
    },
    ({ query, identity }) => battles.history(identity.userId, query),
  );
  register(app, contract.battles.share, ({ body, session }) =>
    battles.share(session.identity.userId, body.battleId),
  );
  register(
    app,
    contract.battles.replay,
    // Of whichever account: who asks does not know.
    { keep: ['battles', 'accounts'], forAll: true },
    ({ query }) => battles.shared(query.key),
  );
  register(app, contract.linkPictures.replay, async ({ query }) =>
    linkPictures.answer({
      facts: await battles.preview.pictured(query.key),
      draw: drawReplay,
      otherwise: 'replay',
    }),
  );
  register(
    app,
    contract.battles.ownReplay,
    { keep: ['battles', 'accounts'] },
    ({ query, identity }) => battles.own(identity, query.battleId),
  );
  register(app, contract.battles.terms, { keep: 'for-ever', of: () => 'all' }, battleTerms);
  register(app, contract.battles.void, ({ body, session }) =>
    battles.void(session.identity.userId, body.battleId),
  );
  register(app, contract.battles.refereeSheet, ({ query }) =>
    battles.refereeSheet(query.userId, query.leaderId),
  );
}
