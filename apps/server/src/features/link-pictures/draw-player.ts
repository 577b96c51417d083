import { linkGroundPath } from '@poketorneo/gen4/asset-paths';
import { box, type Draw, ink, layer, type PlacedPicture } from './drawing.ts';

/** What of a player stands in a picture. */
export interface PlayerFacts {
  username: string;
  icon: string;
  /** The pictures of the badges that they have, as they came. */
  badges: readonly string[];
  /** Best first; as many as are shown. */
  ranks: readonly { title: string; position: number }[];
}

const iconSize = 256;
const iconPlace = { left: 92, top: 84 };
const words = { x: 408, widest: 720 };
const shelf = { x: 80, y: 384, width: 1040, height: 134 };

/** The badges on their shelf, as large as they fit. */
function onShelf(badges: readonly string[]): PlacedPicture[] {
  const lines = badges.length > 16 ? 2 : 1;
  const perLine = Math.max(8, Math.ceil(badges.length / lines));
  const room = Math.min((shelf.width - 40) / perLine, (shelf.height - 12) / lines);
  const size = Math.floor(room * 0.9);
  return badges.map((picture, index) => {
    const line = Math.floor(index / perLine);
    const inLine = Math.min(perLine, badges.length - line * perLine);
    const start = shelf.x + (shelf.width - inLine * room) / 2;
    return {
      picture,
      size,
      left: start + (index % perLine) * room + (room - size) / 2,
      top: shelf.y + (shelf.height - lines * room) / 2 + line * room + (room - size) / 2,
    };
  });
}

const counted = (badges: number): string => (badges === 1 ? '1 medaglia' : `${badges} medaglie`);

/** A player: face, name, places and badges. */
export const drawPlayer: Draw<PlayerFacts> = ({ username, icon, badges, ranks }, letters) => {
  const { left, top } = iconPlace;
  let pillX = words.x;
  const pills = ranks.flatMap(({ title, position }) => {
    const text = `${title}: ${position}º`;
    const width = letters.width(text, 25) + 44;
    if (pillX + width > words.x + words.widest) return [];
    const x = pillX;
    pillX += width + 16;
    const isFirst = position === 1;
    return [
      box({
        x,
        y: 288,
        width,
        height: 52,
        round: 26,
        fill: isFirst ? ink.gold : ink.white,
        opacity: isFirst ? 1 : 0.18,
      }),
      letters.line(text, {
        x: x + 22,
        y: 327,
        height: 25,
        colour: isFirst ? ink.night : ink.white,
      }),
    ];
  });
  return {
    ground: linkGroundPath('profile'),
    layers: [
      layer(
        box({
          x: left - 12,
          y: top - 12,
          width: iconSize + 24,
          height: iconSize + 24,
          round: 34,
          fill: ink.platinum,
          edge: ink.night,
        }),
        letters.line('Sfidante', { x: words.x + 3, y: 122, height: 32, colour: ink.gold }),
        letters.line(username, {
          x: words.x,
          y: 228,
          height: 78,
          colour: ink.white,
          widest: words.widest,
          edge: { colour: ink.night, width: 14 },
        }),
        ...pills,
        box({ ...shelf, round: 24, fill: ink.night, opacity: 0.72 }),
        badges.length === 0
          ? letters.line('La sfida è appena cominciata', {
              x: 600,
              y: 468,
              height: 36,
              colour: ink.platinum,
              anchor: 'middle',
            })
          : letters.line(counted(badges.length), {
              x: words.x + words.widest,
              y: 122,
              height: 32,
              colour: ink.white,
              anchor: 'end',
            }),
      ),
      { picture: icon, left, top, size: iconSize, isPixelated: true },
      ...onShelf(badges),
    ],
  };
};
