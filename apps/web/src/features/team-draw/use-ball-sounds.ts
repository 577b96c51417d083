import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { playEffect } from '../../lib/sound.ts';
import type { DrawState } from './use-drawn-teams.ts';

/** When a ball opens, in milliseconds: see TeamBalls.module.css. */
const openingTime = (turn: number) => 200 + turn * 170;

/**
 * What is heard of the balls of both teams, which move together: a shake when teams are asked for, and
 * every second one that opens.
 */
export function useBallSounds(draw: DrawState, ballsOfTeam: number): void {
  useEffect(() => {
    if (draw === 'running') void playEffect('ball-wobble');
    if (draw !== 'done' || ballsOfTeam === 0) return;
    const turns = prefersReducedMotion() ? 1 : ballsOfTeam;
    const timers = Array.from({ length: Math.ceil(turns / 2) }, (_, pair) =>
      setTimeout(() => void playEffect('ball-open'), openingTime(2 * pair)),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [draw, ballsOfTeam]);
}
