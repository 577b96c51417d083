import type { DrawnPokemon, FoundPlayer } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { isPlayer, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NotedCheckbox } from '../../ui/form/NotedCheckbox.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { SegmentedControl } from '../../ui/segmented-control/SegmentedControl.tsx';
import {
  duelQueries,
  LinkModal,
  lastTerms,
  OpponentPicker,
  twoLeggedLabel,
  useMakeChallenge,
} from '../duels/index.ts';
import styles from './PlayTeams.module.css';
import { choiceOfTeams } from './use-drawn-teams.ts';

type Team = readonly DrawnPokemon[];

interface PlayTeamsProps {
  teams: readonly [Team, Team];
}

/** 'Gioca con queste squadre': a challenge with exactly the two drawn teams. For players only. */
export function PlayTeams({ teams }: PlayTeamsProps) {
  const [isOpen, setOpen] = useState(false);
  const [madeLink, setMadeLink] = useState<number | null>(null);
  const { data } = useQuery(duelQueries.challenges());
  if (!isPlayer(useSession())) return null;
  const link = data?.outgoing.find(({ id }) => id === madeLink);
  return (
    <div className={styles.play}>
      <Button look="secondary" className={styles.open} onClick={() => setOpen(true)}>
        Gioca con queste squadre
      </Button>
      {isOpen && (
        <Sheet
          teams={teams}
          onClose={() => setOpen(false)}
          onLink={(id) => {
            setOpen(false);
            setMadeLink(id);
          }}
        />
      )}
      {link !== undefined && link.linkKey !== null && (
        <LinkModal challenge={link} linkKey={link.linkKey} onClose={() => setMadeLink(null)} />
      )}
    </div>
  );
}

const sides = [
  { value: 'A', name: 'Squadra A' },
  { value: 'B', name: 'Squadra B' },
] as const;

interface SheetProps extends PlayTeamsProps {
  onClose: () => void;
  onLink: (challengeId: number) => void;
}

function Sheet({ teams: [teamA, teamB], onClose, onLink }: SheetProps) {
  const { pace, watch } = useStore(lastTerms);
  const [side, setSide] = useState<'A' | 'B'>('A');
  const [isTwoLegged, setTwoLegged] = useState(false);
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const making = useMakeChallenge(({ id, to }) => {
    if (to === null) onLink(id);
    else onClose();
  });
  const challenge = (userId?: number) => {
    const { pokemonPerTeam: size, totalTier: tier } = choiceOfTeams([teamA, teamB]);
    const [own, other] = side === 'A' ? [teamA, teamB] : [teamB, teamA];
    making.mutate({
      ...(userId !== undefined && { userId }),
      terms: { teams: 'drawn', size, tier, level: 'equal', pace, rated: false, watch, isTwoLegged },
      drawnTeams: [own.map(({ id }) => id), other.map(({ id }) => id)],
    });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Gioca con queste squadre"
      isSheet
      footer={
        <div className={styles.actions}>
          <Button
            look="secondary"
            busy={making.isPending && making.variables.userId === undefined}
            disabled={making.isPending}
            onClick={() => challenge()}
          >
            Sfida con un QR
          </Button>
          <Button
            busy={making.isPending && making.variables.userId !== undefined}
            disabled={player === null || making.isPending}
            onClick={() => player !== null && challenge(player.userId)}
          >
            {player === null ? 'Sfida' : `Sfida ${player.username}`}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p className={styles.note}>
          Squadre non bilanciate: si lotta al livello 50 e la classifica resta com’è.
        </p>
        <SegmentedControl legend="La tua squadra" options={sides} value={side} onChoose={setSide} />
        <div>
          <OpponentPicker label="Chi sfidi" onPick={setPlayer} />
          <p role="status" className={styles.chosen}>
            {player !== null && `Sfidi ${player.username}.`}
          </p>
        </div>
        <NotedCheckbox
          {...twoLeggedLabel}
          checked={isTwoLegged}
          onChange={({ target }) => setTwoLegged(target.checked)}
        />
        {making.error !== null && (
          <p className={styles.problem} role="alert">
            {making.error.message}
          </p>
        )}
      </div>
    </Modal>
  );
}
