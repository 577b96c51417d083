/** The generation as a call's parameter. */
export const generation = { generationId: 4 };
