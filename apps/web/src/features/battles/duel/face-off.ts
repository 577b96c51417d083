import { assetUrl } from '../../../lib/asset-url.ts';
import type { AnimationRun } from '../stage/animation-run.ts';
import { battleSound } from '../stage/sounds.ts';
import type { StageElements } from '../stage/stage-elements.ts';
import type { FaceOff, Rival } from '../stage/stage-types.ts';
import { formatRating } from './end-labels.ts';
import styles from './face-off.module.css';

const out = 'cubic-bezier(.1,.9,.2,1)';
const totalMs = 3000;
const comeMs = 480;
const leaveMs = 260;

/** Both players, with name and rating; hidden from screen readers, which get the sentence. */
export async function faceOff(
  stage: StageElements,
  run: AnimationRun,
  { rivals: [near, far], note }: FaceOff,
): Promise<void> {
  const front = stage.root.querySelector('[data-part="front"]');
  if (run.isSkipped || front === null) return;
  const overlay = run.add(front, element('div', styles.faceOff));
  overlay.ariaHidden = 'true';
  const [farBand, nearBand] = [band(far, 'far'), band(near, 'near')];
  const versus = element('strong', styles.versus, 'VS');
  overlay.append(farBand, nearBand, versus);
  if (note !== null) overlay.append(element('p', styles.note, note));
  battleSound('intro');
  const fade = (from: number, to: number) =>
    run.play(overlay, [{ opacity: from }, { opacity: to }], { duration: leaveMs });
  if (run.isStill) {
    await fade(0, 1);
  } else {
    const { width } = stage.layout;
    const come = (part: HTMLElement, from: number) =>
      run.play(part, [{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
        duration: comeMs,
        easing: out,
      });
    await Promise.all([
      come(farBand, width),
      come(nearBand, -width),
      run.play(
        versus,
        [
          { transform: 'scale(3)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 300, delay: comeMs - 100, easing: out },
      ),
    ]);
  }
  await run.wait(totalMs - comeMs - leaveMs);
  await fade(1, 0);
}

function band({ name, picture, rating }: Rival, place: 'near' | 'far'): HTMLElement {
  const image = new Image(96, 96);
  image.src = assetUrl(picture);
  image.alt = '';
  const words = element('div', styles.words, element('strong', styles.name, name));
  if (rating !== null) {
    words.append(element('span', styles.rating, `Punteggio ${formatRating(rating)}`));
  }
  const made = element('div', styles.band, element('div', styles.portrait, image), words);
  made.dataset.place = place;
  return made;
}

function element(tag: string, className: string | undefined, ...content: (Node | string)[]) {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...content);
  return made;
}
