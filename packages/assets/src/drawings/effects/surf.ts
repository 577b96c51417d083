import { disc, document, shape, stroke } from '../kit/svg.ts';

const width = 256;
const height = 160;

/** The crest of one wave, which curls to the right; it ends where the next one begins. */
const crest =
  'M0 92C26 88 44 60 66 34C84 14 116 6 138 20C158 33 160 56 142 62C128 66 118 54 124 44C104 58 112 92 160 98C196 102 226 96 256 92';

/** A seamless strip of breaking waves, for the whole width of the stage. */
export function surf(): string {
  return document(
    width,
    height,
    shape(`${crest}V160H0Z`, '#1f6fd6') +
      shape(
        `M0 112C40 104 60 84 84 66C82 104 120 122 168 122C204 122 232 116 256 112V160H0Z`,
        '#1755b4',
      ) +
      shape(
        'M36 92C56 76 70 48 92 34C104 27 118 27 124 36C104 40 92 60 96 88C76 84 56 86 36 92Z',
        '#63b8ff',
      ) +
      shape('M0 138C40 130 70 146 110 142C160 138 200 132 256 138V160H0Z', '#0f3f8f') +
      stroke(crest, '#0c2a5e', 13) +
      stroke(crest, '#f4fbff', 8) +
      stroke(
        'M52 84C66 72 74 58 84 50M172 108C196 112 216 108 232 104M20 118C40 114 52 108 62 102',
        '#bfe3ff',
        4,
      ) +
      [
        [104, 10, 5],
        [130, 7, 6],
        [152, 14, 7],
        [166, 30, 5],
        [160, 52, 6],
        [146, 70, 5],
        [88, 18, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, '#ffffff', { stroke: '#0c2a5e', 'stroke-width': 2 }),
        )
        .join(''),
  );
}
