import type { BattleState, BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { type BattleView, pokemonAt } from '@poketorneo/rules/battle';
import { memo } from 'react';
import { openPositionOf } from '../commands/draft.ts';
import type { ChoiceDraft } from '../commands/index.ts';
import { MovesWindow } from '../commands/MovesWindow.tsx';
import { movesAt, userAt } from '../commands/move-forecast.ts';
import { TeamWindow } from '../commands/TeamWindow.tsx';
import { FieldWindow } from '../conditions/FieldWindow.tsx';
import { PokemonWindow } from '../conditions/PokemonWindow.tsx';
import { HelpWindow } from '../screen/HelpWindow.tsx';
import type { LoggedTurn } from '../screen/index.ts';
import { LogWindow } from '../screen/LogWindow.tsx';
import { battleKeys, battleNotes, battleTouches } from './battle-keys.ts';
import { SurrenderWindow } from './SurrenderWindow.tsx';
import type { BattleWindow } from './use-battle-windows.ts';

interface BattleWindowsProps {
  openWindow: BattleWindow | null;
  onClose: () => void;
  battle: BattleState;
  team: readonly OwnPokemon[];
  terms: BattleTerms;
  draft: ChoiceDraft | null;
  view: BattleView;
  onSwitch: (place: number) => void;
  onSurrender: () => void;
  log: () => readonly LoggedTurn[];
}

/** The windows over a battle, one at a time; closed ones are not rendered with each event. */
export const BattleWindows = memo(
  OpenWindows,
  (before, now) => before.openWindow === null && now.openWindow === null,
);

function OpenWindows({
  openWindow,
  onClose,
  battle,
  team,
  terms,
  draft,
  view,
  onSwitch,
  onSurrender,
  log,
}: BattleWindowsProps) {
  const { side } = battle;
  const battlefield = { view, terms, side };
  const who = openWindow?.name === 'pokemon' ? openWindow.who : null;
  const openPosition = draft === null ? null : openPositionOf(draft.actions);
  return (
    <>
      <MovesWindow
        slot={openWindow?.name === 'moves' ? openWindow.slot : null}
        onClose={onClose}
        user={draft === null ? null : userAt(draft.request, openPosition)}
        moves={draft === null ? [] : movesAt(draft.request, openPosition)}
        battlefield={battlefield}
      />
      <PokemonWindow
        pokemon={who === null ? null : pokemonAt(view, who)}
        onClose={onClose}
        side={view.sides[who?.side ?? side]}
        own={(who?.side === side && team.find(({ place }) => place === who.place)) || null}
        terms={terms}
      />
      <FieldWindow
        open={openWindow?.name === 'field'}
        onClose={onClose}
        view={view}
        side={side}
        terms={terms}
      />
      <TeamWindow
        open={openWindow?.name === 'team'}
        onClose={onClose}
        team={team}
        battlefield={battlefield}
        draft={draft}
        onSwitch={(place) => {
          onClose();
          onSwitch(place);
        }}
      />
      <SurrenderWindow
        open={openWindow?.name === 'surrender' && battle.status === 'running'}
        onClose={onClose}
        kind={battle.kind}
        onSurrender={() => {
          onClose();
          onSurrender();
        }}
      />
      <LogWindow turns={openWindow?.name === 'log' ? log() : null} onClose={onClose} />
      <HelpWindow
        open={openWindow?.name === 'help'}
        onClose={onClose}
        keys={battleKeys}
        touches={battleTouches}
        notes={battleNotes(battle)}
      />
    </>
  );
}
