import * as z from 'zod/mini';
import { createJsonPreference } from '../../lib/preference.ts';

const schema = z.nullable(
  z.object({ battleId: z.int(), token: z.string(), isWanted: z.boolean() }),
);

/**
 * The trial begun on this device with its token, and whether the visitor wants to keep it. Only
 * then does registering here give it to the account.
 */
export const storedTrial = createJsonPreference<z.output<typeof schema>>('trial', schema, null);
