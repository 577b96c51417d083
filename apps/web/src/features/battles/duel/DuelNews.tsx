import { useEffect } from 'react';
import type { BattleLink } from '../battle/battle-link.ts';
import { followNews } from './follow-news.ts';

/** Brings what the other player does. */
export function DuelNews({ link }: { link: BattleLink }) {
  useEffect(() => followNews(link), [link]);
  return null;
}
