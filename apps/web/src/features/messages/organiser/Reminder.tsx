import { type Announcement, messageRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { messageQueries } from '../queries.ts';
import { reminderInWords, silentOf } from '../words.ts';
import styles from './Reminder.module.css';

/** Brings an announcement to the mind of those who have not answered; not twice within an hour. */
export function Reminder({ announcement }: { announcement: Announcement }) {
  const client = useQueryClient();
  const reminding = useSubmission({
    mutationFn: () =>
      call(contract.announcements.remind, { body: { announcementId: announcement.id } }),
    // Also where it was refused: somebody else may have been faster.
    onSettled: () =>
      client.invalidateQueries({ queryKey: messageQueries.announcements().queryKey }),
  });
  const { lastReminder } = announcement;
  if (silentOf(announcement) === 0 && lastReminder === null) return null;
  const now = new Date();
  const isPausing =
    lastReminder !== null &&
    now.getTime() < Date.parse(lastReminder.timestamp) + messageRules.reminderPause;
  return (
    <div className={styles.reminder}>
      {silentOf(announcement) > 0 && (
        <Button
          look="secondary"
          busy={reminding.isPending}
          disabled={isPausing}
          onClick={() => reminding.mutate()}
        >
          Ricorda a chi non ha risposto
        </Button>
      )}
      <p className={styles.note} role="status">
        {lastReminder !== null && reminderInWords(lastReminder, now)}
      </p>
    </div>
  );
}
