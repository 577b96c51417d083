import { type Access, type Endpoint, errorBody, type Schema } from '@poketorneo/contract';
import type { FastifyInstance, onRequestHookHandler, RouteHandlerMethod } from 'fastify';
import * as z from 'zod/mini';

/** OpenAPI tags: the groups of the documentation page. */
const accessTags: Readonly<Record<Access, string>> = {
  public: 'For everyone',
  optional: 'For everyone, by name for signed-in users',
  user: 'For signed-in users',
  admin: 'For organisers',
};

/** OpenAPI security requirement: no token, an optional one, or a required one. */
const security: Readonly<Record<Access, { security?: { [scheme: string]: string[] }[] }>> = {
  public: {},
  optional: { security: [{}, { token: [] }] },
  user: { security: [{ token: [] }] },
  admin: { security: [{ token: [] }] },
};

/** Adds the Fastify route; its schema serves only the OpenAPI document. */
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
