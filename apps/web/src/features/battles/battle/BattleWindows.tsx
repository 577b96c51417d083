import type { BattleState, BattleTerms, OwnPokemon } from '@poketorneo/contract';
import type { ChoiceDraft } from '../commands/index.ts';
import { TeamWindow } from '../commands/TeamWindow.tsx';
import { HelpWindow } from '../screen/HelpWindow.tsx';
import type { LoggedTurn } from '../screen/index.ts';
import { LogWindow } from '../screen/LogWindow.tsx';
import { battleKeys, battleNotes, battleTouches } from './battle-keys.ts';
import { SurrenderWindow } from './SurrenderWindow.tsx';

export type WindowName = 'team' | 'surrender' | 'log' | 'help';

interface BattleWindowsProps {
  openWindowName: WindowName | null;
  onClose: () => void;
  battle: BattleState;
  team: readonly OwnPokemon[];
  terms: BattleTerms;
  draft: ChoiceDraft | null;
  onSwitch: (place: number) => void;
  onSurrender: () => void;
  log: () => LoggedTurn[];
}

/** The windows over a battle, one at a time. */
export function BattleWindows({
  openWindowName,
  onClose,
  battle,
  team,
  terms,
  draft,
  onSwitch,
  onSurrender,
  log,
}: BattleWindowsProps) {
  return (
    <>
      <TeamWindow
        open={openWindowName === 'team'}
        onClose={onClose}
        team={team}
        terms={terms}
        draft={draft}
        onSwitch={(place) => {
          onClose();
          onSwitch(place);
        }}
      />
      <SurrenderWindow
        open={openWindowName === 'surrender'}
        onClose={onClose}
        kind={battle.kind}
        onSurrender={() => {
          onClose();
          onSurrender();
        }}
      />
      <LogWindow turns={openWindowName === 'log' ? log() : null} onClose={onClose} />
      <HelpWindow
        open={openWindowName === 'help'}
        onClose={onClose}
        keys={battleKeys}
        touches={battleTouches}
        notes={battleNotes(battle)}
      />
    </>
  );
}
