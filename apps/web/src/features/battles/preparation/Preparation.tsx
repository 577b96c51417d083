import type { BattlePreparation, PreparedPokemon } from '@poketorneo/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { useDoNotDisturb } from '../../../lib/do-not-disturb.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { Collection } from './Collection.tsx';
import { Foes } from './Foes.tsx';
import { LeaderIntro } from './LeaderIntro.tsx';
import styles from './Preparation.module.css';
import { hasRoom, moved, toggled } from './team-choice.ts';
import { foesOf, typeMatchupsOf } from './type-matchups.ts';
import { useChosenTeam } from './use-chosen-team.ts';

const loadSheet = async () => (await import('../sheet/PokemonSheetModal.tsx')).PokemonSheetModal;

export function Preparation({ preparation }: { preparation: BattlePreparation }) {
  const { leader, pokemons, proposedTeam } = preparation;
  // A toast would cover the bar.
  useDoNotDisturb();
  const { team, isUnchanged, setTeam, saving } = useChosenTeam(preparation);
  const [shown, setShown] = useState<PreparedPokemon | null>(null);
  const PokemonSheetModal = useDeferredImport(loadSheet, shown !== null);
  // The pressed card responds at once; the foes may follow later.
  const deferredTeam = useDeferredValue(team);
  const foes = useMemo(() => foesOf(leader), [leader]);
  const matchups = useMemo(() => typeMatchupsOf(pokemons, foes), [pokemons, foes]);
  const toggle = (id: number) => setTeam(toggled(team, id));

  const isOwn = shown !== null && pokemons.includes(shown);
  const isChosen = shown !== null && team.includes(shown.availablePokemonId);
  return (
    <>
      <div className={styles.top}>
        <LeaderIntro preparation={preparation} />
        <Foes
          leader={leader}
          foes={foes}
          pokemons={pokemons}
          team={deferredTeam}
          onShow={setShown}
        />
      </div>
      <Collection
        pokemons={pokemons}
        matchups={matchups}
        proposedTeam={proposedTeam}
        team={team}
        onChoose={setTeam}
        onToggle={toggle}
        onShow={setShown}
      />
      <ChosenBar
        preparation={preparation}
        team={team}
        isUnchanged={isUnchanged}
        saving={saving}
        onMove={(id, by) => setTeam(moved(team, id, by))}
        onRemove={toggle}
        onClear={() => setTeam([])}
        onPropose={() => setTeam(proposedTeam)}
        onShow={setShown}
      />
      {shown !== null && PokemonSheetModal !== undefined && (
        <PokemonSheetModal
          pokemon={shown}
          onClose={() => setShown(null)}
          footer={
            isOwn ? (
              <Button
                look={isChosen ? 'secondary' : 'primary'}
                disabled={!isChosen && !hasRoom(team)}
                onClick={() => {
                  toggle(shown.availablePokemonId);
                  setShown(null);
                }}
              >
                {isChosen ? 'Togli dalla squadra' : 'Metti in squadra'}
              </Button>
            ) : undefined
          }
        />
      )}
    </>
  );
}
