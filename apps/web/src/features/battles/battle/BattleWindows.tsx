import type { BattleState, BattleTerms, Combatant, OwnPokemon } from '@poketorneo/contract';
import { type BattleView, pokemonAt } from '@poketorneo/rules/battle';
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

export type WindowName = 'team' | 'surrender' | 'log' | 'help' | 'field';
/** The open window: the moves' one shows a slot first, another one a Pokémon on the field. */
export type OpenWindow = WindowName | { readonly moves: number } | { readonly about: Combatant };

interface BattleWindowsProps {
  openWindowName: OpenWindow | null;
  onClose: () => void;
  battle: BattleState;
  team: readonly OwnPokemon[];
  terms: BattleTerms;
  draft: ChoiceDraft | null;
  view: BattleView;
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
  view,
  onSwitch,
  onSurrender,
  log,
}: BattleWindowsProps) {
  const detail = typeof openWindowName === 'object' ? openWindowName : null;
  const about = detail !== null && 'about' in detail ? detail.about : null;
  const openPosition = draft === null ? null : openPositionOf(draft.actions);
  return (
    <>
      <MovesWindow
        slot={detail !== null && 'moves' in detail ? detail.moves : null}
        onClose={onClose}
        user={draft === null ? null : userAt(draft.request, openPosition)}
        moves={draft === null ? [] : movesAt(draft.request, openPosition)}
        view={view}
        terms={terms}
      />
      <PokemonWindow
        pokemon={about === null ? null : pokemonAt(view, about)}
        onClose={onClose}
        side={view.sides[about?.side ?? 2]}
        terms={terms}
      />
      <FieldWindow
        open={openWindowName === 'field'}
        onClose={onClose}
        view={view}
        side={1}
        terms={terms}
      />
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
