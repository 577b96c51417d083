import { ogBackgroundPath } from '@poketorneo/gen4/asset-paths';
import { box, colours, type Draw, layer, type PlacedPicture } from './drawing.ts';

/** A player's data in the image. */
export interface PlayerContent {
  username: string;
  icon: string;
  /** Pictures of obtained badges, in order. */
  badges: readonly string[];
  /** The shown ranks, best first. */
  ranks: readonly { title: string; position: number }[];
}

const iconSize = 256;
const iconPlace = { left: 92, top: 84 };
const textArea = { x: 408, width: 720 };
const shelf = { x: 80, y: 384, width: 1040, height: 134 };

/** Places badges on the shelf, as large as possible. */
function placeBadges(badges: readonly string[]): PlacedPicture[] {
  const rows = badges.length > 16 ? 2 : 1;
  const perRow = Math.max(8, Math.ceil(badges.length / rows));
  const cell = Math.min((shelf.width - 40) / perRow, (shelf.height - 12) / rows);
  const size = Math.floor(cell * 0.9);
  return badges.map((picture, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, badges.length - row * perRow);
    const start = shelf.x + (shelf.width - inRow * cell) / 2;
    return {
      picture,
      size,
      left: start + (index % perRow) * cell + (cell - size) / 2,
      top: shelf.y + (shelf.height - rows * cell) / 2 + row * cell + (cell - size) / 2,
    };
  });
}

const badgeCount = (badges: number): string => (badges === 1 ? '1 medaglia' : `${badges} medaglie`);

/** Icon, name, ranks and badges of a player. */
export const drawPlayer: Draw<PlayerContent> = ({ username, icon, badges, ranks }, font) => {
  const { left, top } = iconPlace;
  let pillX = textArea.x;
  const pills = ranks.flatMap(({ title, position }) => {
    const text = `${title}: ${position}º`;
    const width = font.width(text, 25) + 44;
    if (pillX + width > textArea.x + textArea.width) return [];
    const x = pillX;
    pillX += width + 16;
    const isFirst = position === 1;
    return [
      box({
        x,
        y: 288,
        width,
        height: 52,
        radius: 26,
        fill: isFirst ? colours.gold : colours.white,
        opacity: isFirst ? 1 : 0.18,
      }),
      font.line(text, {
        x: x + 22,
        y: 327,
        height: 25,
        colour: isFirst ? colours.night : colours.white,
      }),
    ];
  });
  return {
    background: ogBackgroundPath('profile'),
    layers: [
      layer(
        box({
          x: left - 12,
          y: top - 12,
          width: iconSize + 24,
          height: iconSize + 24,
          radius: 34,
          fill: colours.platinum,
          edge: colours.night,
        }),
        font.line('Sfidante', { x: textArea.x + 3, y: 122, height: 32, colour: colours.gold }),
        font.line(username, {
          x: textArea.x,
          y: 228,
          height: 78,
          colour: colours.white,
          maxWidth: textArea.width,
          edge: { colour: colours.night, width: 14 },
        }),
        ...pills,
        box({ ...shelf, radius: 24, fill: colours.night, opacity: 0.72 }),
        badges.length === 0
          ? font.line('La sfida è appena cominciata', {
              x: 600,
              y: 468,
              height: 36,
              colour: colours.platinum,
              anchor: 'middle',
            })
          : font.line(badgeCount(badges.length), {
              x: textArea.x + textArea.width,
              y: 122,
              height: 32,
              colour: colours.white,
              anchor: 'end',
            }),
      ),
      { picture: icon, left, top, size: iconSize, isPixelated: true },
      ...placeBadges(badges),
    ],
  };
};
