import type { Locator, Page } from '@playwright/test';

/** A leader's card, unfolded or folded to a row. */
export const leaderCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name, exact: true });

/** The places on a region's map, in order. */
export const journeyPlaces = (page: Page, region: string): Locator =>
  page.getByRole('list', { name: `Le tappe: Torneo di ${region}` });

/** The button that folds and unfolds a defeated leader's card. */
export const foldButton = (page: Page, name: string): Locator =>
  leaderCard(page, name).getByRole('heading', { level: 3, name }).getByRole('button');
