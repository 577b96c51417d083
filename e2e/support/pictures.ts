import { expect, type Page } from '@playwright/test';

/** Expects every picture in view to have `width` and `height`, and waits until it has loaded. */
export async function expectPicturesInView(page: Page): Promise<void> {
  const pictures = await picturesInView(page);
  expect(pictures.filter(({ hasSize }) => !hasSize)).toEqual([]);
  const isLoading = ({ isLoaded }: Picture) => !isLoaded;
  if (!pictures.some(isLoading)) return;
  await expect.poll(async () => (await picturesInView(page)).filter(isLoading)).toEqual([]);
}

interface Picture {
  markup: string;
  hasSize: boolean;
  isLoaded: boolean;
}

function picturesInView(page: Page): Promise<Picture[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((image) => ({
        markup: image.outerHTML,
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        isLoaded: image.complete && image.naturalWidth > 0,
      })),
  );
}
