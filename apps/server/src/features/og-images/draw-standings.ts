import { ogBackgroundPath } from '@poketorneo/gen4/asset-paths';
import { box, colours, type Draw, disc, layer, type PlacedPicture } from './drawing.ts';

/** The podium's data in the image. */
export interface StandingsContent {
  board: string;
  /** Badge scores, best first, three at most. */
  podium: readonly {
    position: number;
    score: number;
    /** Null if the profile is private. */
    player: { username: string; icon: string } | null;
  }[];
}

/** Steps of first, second and third place; the second is on the left. */
const steps = [
  { x: 600, top: 262, fill: colours.gold },
  { x: 250, top: 322, fill: colours.silver },
  { x: 950, top: 346, fill: colours.bronze },
] as const;
const floor = 538;
const stepWidth = 330;
const faceSize = 136;
const cupSize = 112;

const badgeCount = (score: number): string => (score === 1 ? '1 medaglia' : `${score} medaglie`);

/** The top three of a board; private profiles without a name. */
export const drawStandings: Draw<StandingsContent> = ({ board, podium }, font) => {
  const places = podium.flatMap((one, index) => {
    const step = steps[index];
    return step === undefined ? [] : [{ ...one, step }];
  });
  const faces: PlacedPicture[] = places.flatMap(({ player, step: { x, top } }) =>
    player === null
      ? { picture: 'brand/logo.svg', left: x - cupSize / 2, top: top - cupSize - 4, size: cupSize }
      : {
          picture: player.icon,
          left: x - faceSize / 2,
          top: top - faceSize + 4,
          size: faceSize,
          isBottomAligned: true,
        },
  );
  return {
    background: ogBackgroundPath('leaderboard'),
    layers: [
      layer(
        font.line('Classifica', {
          x: 70,
          y: 106,
          height: 62,
          colour: colours.white,
          edge: { colour: colours.night, width: 12 },
        }),
        font.line(board, { x: 72, y: 156, height: 30, colour: colours.gold }),
        ...places.map(({ position, score, player, step: { x, top, fill } }) => {
          const left = x - stepWidth / 2;
          return (
            disc(x, top - 62, 100, colours.white, 0.14) +
            box({ x: left, y: top, width: stepWidth, height: floor - top, fill }) +
            box({
              x: left,
              y: top,
              width: stepWidth,
              height: 12,
              fill: colours.white,
              opacity: 0.45,
            }) +
            font.line(player?.username ?? 'Sfidante', {
              x,
              y: top + 62,
              height: 36,
              colour: colours.night,
              anchor: 'middle',
              maxWidth: stepWidth - 36,
            }) +
            font.line(badgeCount(score), {
              x,
              y: top + 102,
              height: 24,
              colour: colours.night,
              anchor: 'middle',
            }) +
            font.line(`${position}`, {
              x,
              y: floor - 18,
              height: 48,
              colour: colours.white,
              anchor: 'middle',
              edge: { colour: colours.night, width: 8 },
            })
          );
        }),
      ),
      ...faces,
    ],
  };
};
