/** The canvas of every page background: wide; on a phone only its middle shows. */
export const sceneSize = { width: 1600, height: 500 } as const;
