import * as contract from '@poketorneo/contract/endpoints';
import { alert } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './HealthPage.module.css';

/** The mail server, and a form that sends a test mail. */
export function MailTest({ smtpHost }: { smtpHost: string | null }) {
  const trial = useSubmission({
    updatesQueries: 'never: a mail is sent',
    mutationFn: () => call(contract.health.sendTestMail),
    onSuccess: ({ message }) => alert.success(message),
  });
  return (
    <Panel title="Posta">
      <p>
        {smtpHost === null ? (
          <>
            Nessun server di posta: ogni email diventa un file nella cartella{' '}
            <code className={styles.code}>mail</code> dei dati. Per spedirle davvero imposta{' '}
            <code className={styles.code}>SMTP_URL</code>.
          </>
        ) : (
          <>
            Le email partono da <code className={styles.code}>{smtpHost}</code>.
          </>
        )}
      </p>
      <Button
        look="secondary"
        className={styles.trial}
        busy={trial.isPending}
        onClick={() => trial.mutate()}
      >
        Invia un’email di prova
      </Button>
    </Panel>
  );
}
