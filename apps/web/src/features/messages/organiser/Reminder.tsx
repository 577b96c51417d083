import { type Announcement, messageRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { countWithoutReply, formatReminder } from '../message-labels.ts';
import { messageQueries } from '../queries.ts';
import styles from './Reminder.module.css';

/** Reminds the recipients without a reply; the server allows it once an hour. */
export function Reminder({ announcement }: { announcement: Announcement }) {
  const client = useQueryClient();
  const reminding = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () =>
      call(contract.announcements.remind, { body: { announcementId: announcement.id } }),
    // After a refusal, too: another organiser may have sent a reminder.
    onSettled: () =>
      client.invalidateQueries({ queryKey: messageQueries.announcements().queryKey }),
  });
  const { lastReminder } = announcement;
  const pauseEnds =
    lastReminder === null ? 0 : Date.parse(lastReminder.timestamp) + messageRules.reminderPause;
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const left = pauseEnds - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(renderAgain, left);
    return () => clearTimeout(timer);
  }, [pauseEnds]);
  if (countWithoutReply(announcement) === 0 && lastReminder === null) return null;
  const now = new Date();
  const isPausing = now.getTime() < pauseEnds;
  return (
    <div className={styles.reminder}>
      {countWithoutReply(announcement) > 0 && (
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
        {lastReminder !== null && formatReminder(lastReminder, now)}
      </p>
    </div>
  );
}
