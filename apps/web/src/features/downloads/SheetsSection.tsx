import * as contract from '@poketorneo/contract/endpoints';
import { alert } from '../../lib/alerts.ts';
import { fetchFile, saveFile } from '../../lib/file-download.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './DownloadsPage.module.css';

const { standings, matches, players } = contract.downloads;

const sheets = [
  {
    endpoint: standings,
    name: 'Classifiche',
    words: 'Tutte e sei, dalla prima posizione all’ultima.',
    button: 'Scarica le classifiche',
  },
  {
    endpoint: matches,
    name: 'Lotte',
    words: 'Ogni lotta con data, sfidante, capopalestra ed esito.',
    button: 'Scarica le lotte',
  },
  {
    endpoint: players,
    name: 'Sfidanti',
    words: 'Nome, email e progressi di ogni account.',
    button: 'Scarica gli sfidanti',
  },
] as const;

type SheetOffer = (typeof sheets)[number];

/** The CSV files for spreadsheets. */
export function SheetsSection() {
  return (
    <Panel
      title="Per il foglio di calcolo"
      note="File CSV che Excel e gli altri aprono con un doppio clic."
    >
      <ul className={styles.sheets}>
        {sheets.map((sheet) => (
          <Sheet key={sheet.name} sheet={sheet} />
        ))}
      </ul>
    </Panel>
  );
}

function Sheet({ sheet: { endpoint, name, words, button } }: { sheet: SheetOffer }) {
  const fetching = useSubmission({
    updatesQueries: 'never: a file is read',
    mutationFn: () => fetchFile(endpoint, {}),
    onSuccess: (file) => {
      saveFile(file);
      alert.success(`Scaricato: ${file.name}`, { autoClose: true });
    },
  });
  return (
    <li className={styles.sheet}>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{words}</p>
      </div>
      <Button look="secondary" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        {button}
      </Button>
    </li>
  );
}
