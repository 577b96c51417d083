import { ClubFrame } from '../../../ui/club-frame/ClubFrame.tsx';
import { ClubDuels } from './ClubDuels.tsx';
import { DuelRulesPanel } from './DuelRulesPanel.tsx';

/** /club/duels: when and between whom duels begin, and all of them. */
export function ClubDuelsPage() {
  return (
    <ClubFrame
      title="Sfide"
      lead="Le lotte tra sfidanti: quando si fanno, chi sta lottando, e quali non devono contare."
      width="wide"
    >
      <DuelRulesPanel />
      <ClubDuels />
    </ClubFrame>
  );
}
