import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../../lib/create-store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useMakeChallenge } from '../lobby/use-make-challenge.ts';
import { DuelProblem } from '../readiness/DuelProblem.tsx';
import { useReadiness } from '../readiness/use-readiness.ts';
import { lastTerms } from '../terms/change-terms.ts';
import { formatTerms } from '../terms/labels.ts';
import { TermsChips } from '../terms/TermsChips.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import styles from './ChallengeSheet.module.css';
import { type ChallengedPlayer, challengedPlayer } from './challenged-player.ts';

const close = () => challengedPlayer.set(null);

/** The sheet that `ChallengeButton` opens; another page closes it. */
export function ChallengeSheet() {
  const { pathname } = useLocation();
  return <SheetOfPage key={pathname} />;
}

function SheetOfPage() {
  const player = useStore(challengedPlayer);
  useEffect(() => close, []);
  return player && <Sheet key={player.userId} player={player} />;
}

function Sheet({ player: { userId, name } }: { player: ChallengedPlayer }) {
  const terms = useStore(lastTerms);
  const { pokemonIds, problem, field } = useReadiness(terms);
  const [areAllTermsOpen, setAllTermsOpen] = useState(false);
  const making = useMakeChallenge(close);
  return (
    <Modal
      open
      onClose={close}
      title={`Sfida ${name}`}
      isSheet="low"
      footer={
        <Button
          className={styles.send}
          busy={making.isPending}
          disabled={problem !== null}
          onClick={() => making.mutate({ userId, terms, pokemonIds })}
        >
          Sfida {name}
        </Button>
      }
    >
      <div className={styles.content}>
        <TermsChips
          terms={terms}
          onChange={lastTerms.set}
          onMore={() => setAllTermsOpen(!areAllTermsOpen)}
          isMoreOpen={areAllTermsOpen}
        />
        {areAllTermsOpen ? (
          <TermsFields terms={terms} onChange={lastTerms.set} />
        ) : (
          <p className={styles.terms}>{formatTerms(terms)}</p>
        )}
        {field}
        <DuelProblem refusal={making.error} problem={problem} />
      </div>
    </Modal>
  );
}
