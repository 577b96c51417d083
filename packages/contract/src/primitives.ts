import * as z from 'zod/mini';

/** A database id: a positive integer, as text in paths and queries. */
export const id = z.int().check(z.positive());
export const idParameter = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** An integer in a query. */
export const wholeNumberParameter = (min: number, max: number) =>
  z.coerce.number<string | number>().check(z.int(), z.minimum(min), z.maximum(max));

/** A boolean in a query: 'true' or 'false'. */
export const flagParameter = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** Page size of a long list. */
export const pageLimit = z._default(wholeNumberParameter(1, 200), 50);

/** Pagination of a list, newest first. */
export const newestFirstPage = {
  /** Only entries before the one with this id. */
  before: z.optional(idParameter),
  limit: pageLimit,
};

/** The generation of Pokémon data requests: always 4. */
export const generationQuery = {
  generationId: z
    ._default(z.coerce.number<string | number>(), 4)
    .check(z.refine((value) => value === 4, 'La generazione è sempre la 4')),
};

/**
 * Checks single-line text: no control characters (PostgreSQL cannot store a NUL) and no
 * unpaired surrogates.
 */
export const singleLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Checks multi-line text. */
export const multiLine = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);

/** Maximum reported moves, rounds or answers of a game. */
export const maxScore = 1_000_000;

/** One integer for each of the six stats: base stats, stats at a level, IVs or EVs. */
export const statValues = z.object({
  hp: z.int(),
  attack: z.int(),
  defense: z.int(),
  spAttack: z.int(),
  spDefense: z.int(),
  speed: z.int(),
});

/** A Pokémon's tier. */
export const tier = z.literal([1, 2, 3]);

/** Maximum team size. */
export const maxTeamSize = 6;

/** A held item; null for none. */
export const heldItemId = z.nullable(z.string().check(z.maxLength(40)));

/** A CSS colour, as in '#1d3557'. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** A timestamp: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A path on the asset host, without a leading slash, as in 'types/4.png'. */
export const assetPath = z.string().check(z.regex(/^[a-z0-9][a-z0-9/_.-]*$/));

/** A success message for the screen. */
export const confirmation = z.object({ message: z.string() });
