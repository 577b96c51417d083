import type { BattleState } from '@poketorneo/contract';
import { useEffect } from 'react';
import type { BattleLink } from '../battle/battle-link.ts';
import { DrawOffer } from './DrawOffer.tsx';
import { followNews } from './follow-news.ts';

interface DuelNewsProps {
  link: BattleLink;
  battle: BattleState;
}

/** Brings what the other player does, and asks about an offered draw. */
export function DuelNews({ link, battle }: DuelNewsProps) {
  useEffect(() => followNews(link), [link]);
  return <DrawOffer link={link} battle={battle} />;
}
