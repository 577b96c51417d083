/** The canvas of every page background: wide; phones show only its middle. */
export const sceneSize = { width: 1600, height: 500 } as const;
