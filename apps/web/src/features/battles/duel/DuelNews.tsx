import type { BattleState } from '@poketorneo/contract';
import { useEffect } from 'react';
import type { BattleLink } from '../battle/battle-link.ts';
import { DuelNotices } from './DuelNotices.tsx';
import { followNews } from './follow-news.ts';

interface DuelNewsProps {
  link: BattleLink;
  battle: BattleState;
}

/** Brings what the other player does, and shows what was said and offered. */
export function DuelNews({ link, battle }: DuelNewsProps) {
  useEffect(() => followNews(link), [link]);
  return <DuelNotices link={link} battle={battle} />;
}
