import { type Access, type Endpoint, errorBody, type Schema } from '@poketorneo/contract';
import type { FastifyInstance, onRequestHookHandler, RouteHandlerMethod } from 'fastify';
import * as z from 'zod/mini';

/** How the API's documentation page groups the endpoints. */
const accessTags: Readonly<Record<Access, string>> = {
  public: 'For everyone',
  recognised: 'For everyone, by name for signed-in users',
  user: 'For signed-in users',
  admin: 'For organisers',
};

/** What the documentation page says of the token: none, one that may be left out, or one. */
const security: Readonly<Record<Access, { security?: { [scheme: string]: string[] }[] }>> = {
  public: {},
  recognised: { security: [{}, { token: [] }] },
  user: { security: [{ token: [] }] },
  admin: { security: [{ token: [] }] },
};

/** Adds the route as the contract describes it; the schema serves the API's documentation. */
export function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  onRequest: onRequestHookHandler[],
  handler: RouteHandlerMethod,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [accessTags[endpoint.access]],
      ...security[endpoint.access],
      ...(hasFields(endpoint.params) ? { params: endpoint.params } : {}),
      ...(hasFields(endpoint.query) ? { querystring: endpoint.query } : {}),
      ...(hasFields(endpoint.body) ? { body: endpoint.body } : {}),
      response: { [endpoint.status]: endpoint.response, '4xx': errorBody },
    },
    onRequest,
    handler,
  });
}

function hasFields(schema: Schema): boolean {
  if (schema instanceof z.ZodMiniArray) return true;
  return schema instanceof z.ZodMiniObject && Object.keys(schema.shape).length > 0;
}
