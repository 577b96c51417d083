import type { BattleSide, MatchOutcome } from '@poketorneo/contract';
import { ogImagePath } from '@poketorneo/gen4/asset-paths';
import { box, colours, type Draw, disc, layer } from './drawing.ts';

/** A shared battle's data in the image. */
export interface ReplayContent {
  player: { name: string; picture: string };
  leader: { name: string; picture: string };
  outcome: MatchOutcome;
}

const winners: Readonly<Record<MatchOutcome, BattleSide | null>> = {
  win: 1,
  loss: 2,
  draw: null,
  suspended: null,
};

/** Positions of player and leader on the leader's picture. */
const [playerX, leaderX, middle] = [280, 920, 292];
const iconSize = 256;

/** The leader's picture with both names and the outcome. */
export const drawReplay: Draw<ReplayContent> = ({ player, leader, outcome }, font) => {
  const plate = (name: string, x: number, isWinner: boolean) => {
    const maxWidth = 380;
    const width = Math.min(font.width(name, 42), maxWidth) + 64;
    const style = isWinner
      ? { fill: colours.gold, edge: colours.night }
      : { fill: colours.night, edge: colours.white };
    return (
      box({ x: x - width / 2, y: 448, width, height: 74, radius: 18, ...style }) +
      font.line(name, {
        x,
        y: 506,
        height: 42,
        colour: isWinner ? colours.night : colours.white,
        anchor: 'middle',
        maxWidth,
      })
    );
  };
  const banner = (text: string, x: number, y: number) => {
    const width = font.width(text, 30) + 56;
    return (
      box({
        x: x - width / 2,
        y,
        width,
        height: 60,
        radius: 30,
        fill: colours.red,
        edge: colours.white,
      }) + font.line(text, { x, y: y + 45, height: 30, colour: colours.white, anchor: 'middle' })
    );
  };
  const verdict: Readonly<Record<MatchOutcome, () => string>> = {
    win: () => banner('Vittoria', playerX, 46),
    loss: () => banner('Vittoria', leaderX, 46),
    draw: () => banner('Pareggio', 600, 400),
    suspended: () => banner('Sospesa', 600, 400),
  };
  return {
    background: ogImagePath(leader.picture),
    layers: [
      layer(
        disc(playerX, middle, 188, colours.night),
        disc(playerX, middle, 180, colours.white),
        disc(playerX, middle, 170, colours.platinum),
      ),
      {
        picture: player.picture,
        left: playerX - iconSize / 2,
        top: middle - iconSize / 2 - 10,
        size: iconSize,
        isPixelated: true,
      },
      layer(
        plate(player.name, playerX, winners[outcome] === 1),
        plate(leader.name, leaderX, winners[outcome] === 2),
        verdict[outcome](),
      ),
    ],
  };
};
