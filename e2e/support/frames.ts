import type { Page } from '@playwright/test';

/** One frame as it was shown on the screen. */
interface Frame {
  /** A JPEG as base64, smaller than the screen. */
  picture: string;
  /** How far down the page was. */
  scrollY: number;
}

/**
 * Records each frame shown during `work`. A screenshot captures the scroll position of its request,
 * and is empty if the page has scrolled far since then.
 */
export async function recordFrames(
  page: Page,
  work: (frames: readonly Frame[]) => Promise<void>,
): Promise<readonly Frame[]> {
  const cdp = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: data, scrollY: metadata.scrollOffsetY });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', maxWidth: 195, maxHeight: 422 });
  await work(frames);
  await cdp.send('Page.stopScreencast');
  await cdp.detach();
  return frames;
}

/** Per frame, whether all of it and whether the header's strip at its top has one colour only. */
export async function findEmptyFrames(
  page: Page,
  frames: readonly Frame[],
): Promise<{ all: boolean; top: boolean }[]> {
  return page.evaluate(
    async (pictures) => {
      const found: { all: boolean; top: boolean }[] = [];
      for (const picture of pictures) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (context === null) throw new Error('No canvas');
        context.drawImage(bitmap, 0, 0);
        const isEmpty = (height: number) => {
          const { data } = context.getImageData(0, 0, bitmap.width, height);
          // JPEG compression changes a single colour by a few steps.
          return data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) <= 4);
        };
        found.push({ all: isEmpty(bitmap.height), top: isEmpty(24) });
      }
      return found;
    },
    frames.map(({ picture }) => picture),
  );
}
