import type { Locator } from '@playwright/test';

/** The contrast of a single-coloured silhouette with the background in its picture's corner. */
export async function silhouetteContrast(picture: Locator): Promise<number> {
  // A picture that is still on its way shows nothing.
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (element) => {
    if (element instanceof HTMLImageElement) await element.decode();
  });
  const shot = await picture.screenshot({ animations: 'disabled' });
  return picture.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const linear = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const luminanceAt = (index: number) => {
        const [red = 0, green = 0, blue = 0] = data.slice(index, index + 3);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      };
      const ground = luminanceAt(0);
      // The most frequent luminance other than the background's is the silhouette's.
      const counts = new Map<number, number>();
      for (let index = 0; index < data.length; index += 4) {
        const luminance = luminanceAt(index);
        if (luminance !== ground) counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
      }
      const [[figure] = [ground]] = [...counts].sort(([, one], [, other]) => other - one);
      const [darker, lighter] = [ground, figure].sort((one, other) => one - other);
      return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
    },
    [...shot],
  );
}
