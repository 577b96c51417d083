import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const health = {
  check: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary:
      'Answers 200 only while the database answers and can be written to, 507 when its disk is full, 503 otherwise',
    response: z.object({ status: z.literal('ok') }),
  }),
};
