import { linkGroundPath } from '@poketorneo/gen4/asset-paths';
import { box, type Draw, disc, ink, layer, type PlacedPicture } from './drawing.ts';

/** Who stands on the podium in a picture. */
export interface StandingsFacts {
  board: string;
  /** Of badges; the best first, three at most. */
  podium: readonly {
    position: number;
    score: number;
    /** Null of whoever does not show their profile to anybody. */
    player: { username: string; icon: string } | null;
  }[];
}

/** From the left: the second, the first, the third. */
const steps = [
  { x: 600, top: 262, fill: ink.gold },
  { x: 250, top: 322, fill: ink.silver },
  { x: 950, top: 346, fill: ink.bronze },
] as const;
const floor = 538;
const stepWidth = 330;
const faceSize = 136;
const cupSize = 112;

const counted = (score: number): string => (score === 1 ? '1 medaglia' : `${score} medaglie`);

/** The three best of a board, by name where they want it. */
export const drawStandings: Draw<StandingsFacts> = ({ board, podium }, letters) => {
  const stands = podium.flatMap((one, index) => {
    const step = steps[index];
    return step === undefined ? [] : [{ ...one, step }];
  });
  const faces: PlacedPicture[] = stands.flatMap(({ player, step: { x, top } }) =>
    player === null
      ? { picture: 'brand/logo.svg', left: x - cupSize / 2, top: top - cupSize - 4, size: cupSize }
      : {
          picture: player.icon,
          left: x - faceSize / 2,
          top: top - faceSize + 4,
          size: faceSize,
          stands: true,
        },
  );
  return {
    ground: linkGroundPath('leaderboard'),
    layers: [
      layer(
        letters.line('Classifica', {
          x: 70,
          y: 106,
          height: 62,
          colour: ink.white,
          edge: { colour: ink.night, width: 12 },
        }),
        letters.line(board, { x: 72, y: 156, height: 30, colour: ink.gold }),
        ...stands.map(({ position, score, player, step: { x, top, fill } }) => {
          const left = x - stepWidth / 2;
          return (
            disc(x, top - 62, 100, ink.white, 0.14) +
            box({ x: left, y: top, width: stepWidth, height: floor - top, fill }) +
            box({ x: left, y: top, width: stepWidth, height: 12, fill: ink.white, opacity: 0.45 }) +
            letters.line(player?.username ?? 'Sfidante', {
              x,
              y: top + 62,
              height: 36,
              colour: ink.night,
              anchor: 'middle',
              widest: stepWidth - 36,
            }) +
            letters.line(counted(score), {
              x,
              y: top + 102,
              height: 24,
              colour: ink.night,
              anchor: 'middle',
            }) +
            letters.line(`${position}`, {
              x,
              y: floor - 18,
              height: 48,
              colour: ink.white,
              anchor: 'middle',
              edge: { colour: ink.night, width: 8 },
            })
          );
        }),
      ),
      ...faces,
    ],
  };
};
