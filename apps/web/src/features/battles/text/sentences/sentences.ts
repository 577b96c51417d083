/** Sentences by key, with gaps in braces; null for events that have none. */
export type Sentences = Readonly<Record<string, string | null>>;
