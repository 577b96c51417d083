import type { Figure } from '../stage-elements.ts';

/** Resolves when the sprite is laid out, or after a timeout. */
export async function loaded({ sprite }: Figure): Promise<void> {
  const picture = sprite?.querySelector('img');
  if (!picture) return;
  const late = new Promise((resolve) => setTimeout(resolve, 2500));
  await Promise.race([picture.decode().catch(() => undefined), late]);
  // Its size is known after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
