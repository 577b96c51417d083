import type { Locator, Page } from '@playwright/test';

/** A leader's card, or the row that it is folded to. */
export const leaderCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name, exact: true });

/** The places on the map of a region, in their order. */
export const placesOf = (page: Page, region: string): Locator =>
  page.getByRole('list', { name: `Le tappe: Torneo di ${region}` });

/** What folds and unfolds a defeated leader's card. */
export const foldOf = (page: Page, name: string): Locator =>
  leaderCard(page, name).getByRole('heading', { level: 3, name }).getByRole('button');
