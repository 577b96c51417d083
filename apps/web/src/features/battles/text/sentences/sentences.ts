/** A sentence for each key, with its gaps in braces; null where nothing is said. */
export type Sentences = Readonly<Record<string, string | null>>;
