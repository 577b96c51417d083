/** The canvas of the small pictures for results and empty states. */
export const pictureSize = { width: 480, height: 400 } as const;
