import { useQuery } from '@tanstack/react-query';
import { ClubFrame } from '../../../ui/club-frame/ClubFrame.tsx';
import { duelQueries } from '../queries.ts';
import { ClubDuels } from './ClubDuels.tsx';
import { DuelRulesPanel } from './DuelRulesPanel.tsx';

/** /club/duels: when and between whom duels begin, and all of them. */
export function ClubDuelsPage() {
  const { isPending } = useQuery(duelQueries.rules());
  return (
    <ClubFrame
      title="Sfide"
      lead="Le lotte tra sfidanti: quando si fanno, chi sta lottando, e quali non devono contare."
      width="wide"
    >
      <DuelRulesPanel />
      {/* The list waits for what is above it, so that it does not move under a finger. */}
      {!isPending && <ClubDuels />}
    </ClubFrame>
  );
}
