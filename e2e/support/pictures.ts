import { expect, type Page } from '@playwright/test';

/** Waits until every picture in view has loaded; each must have `width` and `height`. */
export async function expectPicturesInView(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          })
          .filter(
            (image) =>
              !image.complete ||
              image.naturalWidth === 0 ||
              !image.hasAttribute('width') ||
              !image.hasAttribute('height'),
          )
          .map((image) => image.outerHTML),
      ),
    )
    .toEqual([]);
}
