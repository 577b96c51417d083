import * as z from 'zod/mini';

/** A database id: a positive integer. Paths and queries carry it as text. */
export const id = z.int().check(z.positive());
export const idParameter = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** A whole number that a query carries as text. */
export const wholeNumberParameter = (min: number, max: number) =>
  z.coerce.number<string | number>().check(z.int(), z.minimum(min), z.maximum(max));

/** Yes or no, as a query carries it: 'true' or 'false'. */
export const flagParameter = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** How many entries a page of a long list has. */
export const pageLimit = z._default(wholeNumberParameter(1, 200), 50);

/** Which page of a list is asked for that begins with the newest entry. */
export const newestFirstPage = {
  /** Only entries older than the one with this id. */
  before: z.optional(idParameter),
  limit: pageLimit,
};

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

/** The same for text that may have line breaks. */
export const onSeveralLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);

/** No game is reported with more moves, rounds or answers than this. */
export const largestScore = 1_000_000;

/** The tier of a Pokémon in the game. */
export const tier = z.literal([1, 2, 3]);

/** How many Pokémon a team can have. */
export const largestTeam = 6;

/** What a Pokémon is given to hold; null for nothing. */
export const heldItemId = z.nullable(z.string().check(z.maxLength(40)));

/** A CSS colour, as in '#1d3557'. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** A moment, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A picture or sound: its path on the asset host, without a leading slash, as in 'types/4.png'. */
export const assetPath = z.string().check(z.regex(/^[a-z0-9][a-z0-9/_.-]*$/));

/** The answer of a call that only reports success, in words that a screen may show. */
export const confirmation = z.object({ message: z.string() });
