import type { MatchOutcome } from '@poketorneo/contract';
import { linkPicturePath } from '@poketorneo/gen4/asset-paths';
import { box, type Draw, disc, ink, layer } from './drawing.ts';

/** What of a shared battle stands in a picture. */
export interface ReplayFacts {
  player: { name: string; picture: string };
  leader: { name: string; picture: string };
  outcome: MatchOutcome;
}

/** Where the two stand on the leaders' pictures. */
const [playerX, leaderX, middle] = [280, 920, 292];
const iconSize = 256;

/** The picture of a leader, with who fought there and who won. */
export const drawReplay: Draw<ReplayFacts> = ({ player, leader, outcome }, letters) => {
  const plate = (name: string, x: number, isWinner: boolean) => {
    const widest = 380;
    const width = Math.min(letters.width(name, 42), widest) + 64;
    const look = isWinner
      ? { fill: ink.gold, edge: ink.night }
      : { fill: ink.night, edge: ink.white };
    return (
      box({ x: x - width / 2, y: 448, width, height: 74, round: 18, ...look }) +
      letters.line(name, {
        x,
        y: 506,
        height: 42,
        colour: isWinner ? ink.night : ink.white,
        anchor: 'middle',
        widest,
      })
    );
  };
  const crown = (text: string, x: number, y: number) => {
    const width = letters.width(text, 30) + 56;
    return (
      box({ x: x - width / 2, y, width, height: 60, round: 30, fill: ink.red, edge: ink.white }) +
      letters.line(text, { x, y: y + 45, height: 30, colour: ink.white, anchor: 'middle' })
    );
  };
  const verdict = {
    win: () => crown('Vittoria', playerX, 46),
    loss: () => crown('Vittoria', leaderX, 46),
    draw: () => crown('Pareggio', 600, 400),
    suspended: () => crown('Sospesa', 600, 400),
  };
  return {
    ground: linkPicturePath(leader.picture),
    layers: [
      layer(
        disc(playerX, middle, 188, ink.night),
        disc(playerX, middle, 180, ink.white),
        disc(playerX, middle, 170, ink.platinum),
      ),
      {
        picture: player.picture,
        left: playerX - iconSize / 2,
        top: middle - iconSize / 2 - 10,
        size: iconSize,
        isPixelated: true,
      },
      layer(
        plate(player.name, playerX, outcome === 'win'),
        plate(leader.name, leaderX, outcome === 'loss'),
        verdict[outcome](),
      ),
    ],
  };
};
