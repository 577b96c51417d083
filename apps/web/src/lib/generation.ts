/** The generation that the product is about, as calls name it. */
export const generation = { generationId: 4 };
