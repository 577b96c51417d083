import { termsKey } from '@poketorneo/rules/duels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { isPlayer, useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { challengedPlayer } from '../challenge/challenged-player.ts';
import { duelQueries } from '../queries.ts';
import { DuelProblem } from '../readiness/DuelProblem.tsx';
import { useReadiness } from '../readiness/use-readiness.ts';
import { useDuelRules } from '../rules/use-duel-rules.ts';
import { search } from '../search/search.ts';
import type { SearchRequest } from '../search/search-memory.ts';
import { lastTerms } from '../terms/change-terms.ts';
import { TermsChips } from '../terms/TermsChips.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import styles from './DuelLobby.module.css';
import { LinkModal } from './LinkModal.tsx';
import { OpenChallenges } from './OpenChallenges.tsx';
import { OpponentPicker } from './OpponentPicker.tsx';
import { useMakeChallenge } from './use-make-challenge.ts';

/** Ways to an opponent: the queue, a QR code, and open challenges. For players only. */
export function DuelLobby() {
  return isPlayer(useSession()) ? <Lobby /> : null;
}

function DuelsAreOff() {
  return (
    <Card as="section" className={styles.card} aria-labelledby="sfida-gli-altri">
      <h2 id="sfida-gli-altri" className={styles.title}>
        Sfida gli altri
      </h2>
      <p role="status">Le sfide sono spente: gli organizzatori le riaccenderanno.</p>
    </Card>
  );
}

function Lobby() {
  const terms = useStore(lastTerms);
  const isSearching = useStore(search.running) !== null;
  const { data } = useQuery(duelQueries.challenges());
  const { pokemonIds, problem, field } = useReadiness(terms);
  const [areAllTermsOpen, setAllTermsOpen] = useState(false);
  const [shownLink, setShownLink] = useState<number | null>(null);
  const joining = useSubmission({
    updatesQueries: 'never: a place in the queue is in no query',
    mutationFn: (request: SearchRequest) => search.start(request),
  });
  const link = useMakeChallenge(({ id }) => setShownLink(id));

  const { areOn } = useDuelRules();
  const links = data?.outgoing.filter(({ linkKey }) => linkKey !== null) ?? [];
  const shown = links.find(({ id }) => id === shownLink);

  function showLink(): void {
    joining.reset();
    const same = links.find((one) => !one.isUnbalanced && termsKey(one.terms) === termsKey(terms));
    // With own teams the Pokémon may be others.
    if (same !== undefined && terms.teams === 'drawn') setShownLink(same.id);
    else link.mutate({ terms, pokemonIds });
  }

  if (!areOn) return <DuelsAreOff />;
  return (
    <Card as="section" className={styles.card} aria-labelledby="sfida-gli-altri">
      <h2 id="sfida-gli-altri" className={styles.title}>
        Sfida gli altri
      </h2>
      <TermsChips terms={terms} onChange={lastTerms.set} onMore={() => setAllTermsOpen(true)} />
      {field}
      <DuelProblem refusal={joining.error ?? link.error} problem={problem} />
      <div className={styles.actions}>
        <Button
          busy={joining.isPending}
          disabled={isSearching || problem !== null}
          onClick={() => {
            link.reset();
            joining.mutate({ terms, pokemonIds });
          }}
        >
          {isSearching ? 'Cerco un avversario…' : 'Cerca un avversario'}
        </Button>
        <Button
          look="secondary"
          busy={link.isPending}
          disabled={problem !== null}
          onClick={showLink}
        >
          Sfida con un QR
        </Button>
      </div>
      <OpponentPicker
        label="Oppure sfida per nome"
        onPick={({ userId, username }) => challengedPlayer.set({ userId, name: username })}
      />
      <OpenChallenges onShow={setShownLink} />
      {areAllTermsOpen && (
        <Modal
          open
          onClose={() => setAllTermsOpen(false)}
          title="Come si lotta"
          isSheet
          footer={<Button onClick={() => setAllTermsOpen(false)}>Fatto</Button>}
        >
          <TermsFields terms={terms} onChange={lastTerms.set} />
        </Modal>
      )}
      {shown !== undefined && shown.linkKey !== null && (
        <LinkModal
          key={shown.id}
          challenge={shown}
          linkKey={shown.linkKey}
          onClose={() => setShownLink(null)}
        />
      )}
    </Card>
  );
}
