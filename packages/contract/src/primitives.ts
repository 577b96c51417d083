import * as z from 'zod/mini';

/** A database id: a positive integer. Paths and queries carry it as text. */
export const id = z.int().check(z.positive());
export const idParameter = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** Every Pokémon data request names its generation, which is 4 and nothing else. */
export const generationQuery = {
  generationId: z
    ._default(z.coerce.number<string | number>(), 4)
    .check(z.refine((value) => value === 4, 'La generazione è sempre la 4')),
};

/**
 * To check text on one line with: no control characters (PostgreSQL cannot even store a NUL) and no
 * halves of characters, which would not come back as they were sent.
 */
export const onOneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A moment, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A picture or sound: its path on the asset host, without a leading slash, as in 'types/4.png'. */
export const assetPath = z.string().check(z.regex(/^[a-z0-9][a-z0-9/_.-]*$/));

/** The answer of a call that only reports success, in words that a screen may show. */
export const confirmation = z.object({ message: z.string() });
