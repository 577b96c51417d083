import { type BattleTerms, contract } from '@poketorneo/contract';
import {
  allAbilities,
  allForms,
  allItems,
  allMoves,
  onlyAbilityOf,
  typeIdsOf,
} from '@poketorneo/gen4';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import { drawReplay, type OgImages } from '../og-images/index.ts';
import type { BattlesService } from './battles-service.ts';

/** The Italian names of all that battles mention. */
function battleTerms(): BattleTerms {
  return {
    moves: Object.fromEntries(
      allMoves.map(({ identifier, name, typeId, damageClass, power, accuracy }) => [
        identifier,
        { name, typeId, damageClass, power, accuracy },
      ]),
    ),
    abilities: Object.fromEntries(allAbilities.map(({ identifier, name }) => [identifier, name])),
    items: Object.fromEntries(allItems.map(({ identifier, name }) => [identifier, name])),
    forms: Object.fromEntries(
      allForms.map((form) => [
        form.id,
        {
          name: form.name,
          speciesId: form.speciesId,
          typeIds: typeIdsOf(form),
          onlyAbility: onlyAbilityOf(form)?.identifier ?? null,
        },
      ]),
    ),
  };
}

function moveTexts(): Record<string, string> {
  return Object.fromEntries(allMoves.map(({ identifier, text }) => [identifier, text]));
}

export function addBattlesRoutes(
  app: FastifyInstance,
  battles: BattlesService,
  ogImages: OgImages,
): void {
  addEndpoint(
    app,
    contract.battles.prepare,
    {
      cacheTags: ({ identity: { userId } }) => [
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
  addEndpoint(app, contract.battles.chooseTeam, ({ body, session }) =>
    battles.chooseTeam(session.identity.userId, body),
  );
  addEndpoint(app, contract.battles.start, ({ body, session }) =>
    battles.start(session.identity.userId, body),
  );
  // Not cached: choices emit no event, since one per choice would evict the cache of everything
  // else.
  addEndpoint(app, contract.battles.get, ({ query, session }) =>
    battles.asPlayer(session.identity.userId).get(query.battleId),
  );
  addEndpoint(app, contract.battles.updates, ({ query, session }) =>
    battles.asPlayer(session.identity.userId).updates(query.battleId, query.after),
  );
  addEndpoint(app, contract.battles.choose, ({ body, session }) =>
    battles.asPlayer(session.identity.userId).choose(body),
  );
  addEndpoint(app, contract.battles.surrender, ({ body, session }) =>
    battles.asPlayer(session.identity.userId).surrender(body.battleId, body.after),
  );
  addEndpoint(app, contract.battles.listOpen, ({ session }) =>
    battles.listOpen(session.identity.userId),
  );
  addEndpoint(app, contract.battles.list, ({ query, session }) =>
    battles.list(session.identity, query),
  );
  addEndpoint(
    app,
    contract.matchHistory.list,
    {
      cacheTags: ({ identity: { userId } }) => [
        ['battles', userId],
        ['progress', userId],
        ['accounts', userId],
        'available-pokemons',
        'seasons',
      ],
    },
    ({ query, identity }) => battles.history(identity.userId, query),
  );
  addEndpoint(app, contract.battles.share, ({ body, session }) =>
    battles.shareReplay(session.identity.userId, body.battleId),
  );
  addEndpoint(
    app,
    contract.battles.replay,
    // Any account: the caller does not know whose battle it is.
    { cacheTags: ['battles', 'accounts'], shared: true },
    ({ query }) => battles.sharedReplay(query.key),
  );
  addEndpoint(app, contract.ogImages.replay, async ({ query }) =>
    ogImages.reply({
      content: await battles.replayPreview.contentOf(query.key),
      draw: drawReplay,
      fallback: 'replay',
    }),
  );
  addEndpoint(
    app,
    contract.battles.ownReplay,
    { cacheTags: ['battles', 'accounts'] },
    ({ query, identity }) => battles.ownReplay(identity, query.battleId),
  );
  addEndpoint(
    app,
    contract.battles.terms,
    { cacheTags: 'immutable', cacheKey: () => 'all' },
    battleTerms,
  );
  addEndpoint(
    app,
    contract.battles.moveTexts,
    { cacheTags: 'immutable', cacheKey: () => 'all' },
    moveTexts,
  );
  addEndpoint(app, contract.battles.void, ({ body, session }) =>
    battles.voidBattle(session.identity.userId, body.battleId),
  );
  // Uncached: each step of a running duel changes it.
  addEndpoint(app, contract.clubDuels.list, ({ query }) => battles.listClubDuels(query));
  addEndpoint(app, contract.clubDuels.void, ({ body, session }) =>
    battles.voidDuel(session.identity.userId, body.battleId),
  );
  addEndpoint(app, contract.battles.refereeSheet, ({ query }) =>
    battles.refereeSheet(query.userId, query.leaderId),
  );
}
