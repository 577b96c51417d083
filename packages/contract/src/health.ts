import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const health = {
  check: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Answers 200 only while the database answers, 503 otherwise',
    response: z.object({ status: z.literal('ok') }),
  }),
};
