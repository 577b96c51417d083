import type { OpenSeason, ReopeningObstacle, SeasonReopening } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './ReopeningPanel.module.css';

interface ReopeningPanelProps {
  reopening: SeasonReopening;
  current: OpenSeason;
}

const obstacles: Readonly<Record<ReopeningObstacle, (name: string, current: string) => string>> = {
  played: (name, current) =>
    `In «${current}» si è già giocato: «${name}» non si può più riaprire. È al sicuro nell’Albo d’oro.`,
  'pokemon-gone': (name) =>
    `Un Pokémon che qualcuno aveva in «${name}» è stato eliminato: non si può più riaprire. È al sicuro nell’Albo d’oro.`,
};

/** Reopens the last closed season while this is possible. */
export function ReopeningPanel({ reopening, current }: ReopeningPanelProps) {
  const client = useQueryClient();
  const { season, obstacle } = reopening;
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.seasons.reopen, { body: { seasonId: season.id } }),
    onSuccess: ({ name }) => {
      alert.success(`«${name}» è di nuovo aperta: è tutto come prima`, { autoClose: true });
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Panel title={`${season.name} è chiusa`} note={`Dal ${formatMoment(season.closedAt)}.`}>
      {obstacle === null ? (
        <>
          <p className={styles.text}>
            È stato un errore? Finché in «{current.name}» nessuno si iscrive a un torneo o fa un
            record, puoi tornare indietro: medaglie, Pokémon, classifiche e lotte in corso tornano
            esattamente com’erano.
          </p>
          <Button
            look="secondary"
            className={styles.button}
            busy={isPending}
            onClick={() => mutate()}
          >
            Riapri {season.name}
          </Button>
        </>
      ) : (
        <p className={styles.text}>{obstacles[obstacle](season.name, current.name)}</p>
      )}
    </Panel>
  );
}
