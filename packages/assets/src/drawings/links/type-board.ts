import { palette } from '../kit/palette.ts';
import { at, box, document } from '../kit/svg.ts';
import { typeIcon, typeLabels } from '../types/type-icon.ts';
import { linkSize } from './versus.ts';

const columns = 5;
const scale = 1.8;

/** The types' labels on a board. */
export function typeBoard(): string {
  const { width, height } = linkSize;
  const labels = [...typeLabels.keys()].filter((id) => id < 10_000);
  const lines = Math.ceil(labels.length / columns);
  const [labelWidth, labelHeight] = [108 * scale, 36 * scale];
  const [left, top] = [(width - columns * (labelWidth + 16) + 16) / 2, 214];
  return document(
    width,
    height,
    box(left - 30, top - 26, width - 2 * left + 60, lines * (labelHeight + 12) + 34, palette.snow, {
      rx: 22,
      opacity: 0.94,
    }) +
      labels
        .map((id, index) => {
          const line = Math.floor(index / columns);
          const inLine = Math.min(columns, labels.length - line * columns);
          const shift = ((columns - inLine) * (labelWidth + 16)) / 2;
          return at(
            left + shift + (index % columns) * (labelWidth + 16),
            top + line * (labelHeight + 12),
            typeIcon(id),
            scale,
          );
        })
        .join(''),
  );
}
