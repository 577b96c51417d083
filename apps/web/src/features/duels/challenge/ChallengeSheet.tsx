import { problemOfTerms } from '@poketorneo/rules/duels';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { useStore } from '../../../lib/create-store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useMakeChallenge } from '../lobby/use-make-challenge.ts';
import { useOwnTeam } from '../own-team/use-own-team.tsx';
import { useDuelRules } from '../rules/use-duel-rules.ts';
import { lastTerms } from '../terms/change-terms.ts';
import { formatTerms } from '../terms/labels.ts';
import { TermsChips } from '../terms/TermsChips.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import styles from './ChallengeSheet.module.css';
import { type ChallengedPlayer, challengedPlayer } from './challenged-player.ts';

const close = () => challengedPlayer.set(null);

/** The sheet that `ChallengeButton` opens; it belongs to the page on which it was opened. */
export function ChallengeSheet() {
  const player = useStore(challengedPlayer);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet.
  useEffect(() => close, [pathname]);
  return player && <Sheet key={player.userId} player={player} />;
}

function Sheet({ player: { userId, name } }: { player: ChallengedPlayer }) {
  const terms = useStore(lastTerms);
  const { pokemonIds, problem: teamProblem, field } = useOwnTeam(terms);
  const [areAllTermsOpen, setAllTermsOpen] = useState(false);
  const making = useMakeChallenge(() => {
    close();
    alert.success(`Hai sfidato ${name}: la lotta comincia appena accetta`, { autoClose: true });
  });
  const { problem: closed } = useDuelRules();
  const problem = closed ?? problemOfTerms(terms) ?? teamProblem;
  const refusal = making.error?.message ?? null;
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
        {(refusal ?? problem) !== null && (
          <p className={styles.problem} role={refusal === null ? 'status' : 'alert'}>
            {refusal ?? problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
