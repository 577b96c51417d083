import type { Message, QuickReply } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { messageQueries } from '../queries.ts';
import { quickReplyNames } from '../words.ts';
import styles from './QuickReplies.module.css';

/** The answers to an announcement, each one tap away; the chosen one can be changed. */
export function QuickReplies({
  announcement,
}: {
  announcement: NonNullable<Message['announcement']>;
}) {
  const client = useQueryClient();
  const answering = useSubmission({
    mutationFn: (reply: QuickReply) =>
      call(contract.announcements.answer, { body: { announcementId: announcement.id, reply } }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageQueries.thread().queryKey }),
  });
  const chosen = answering.isPending ? answering.variables : announcement.reply;
  return (
    <div className={styles.answer}>
      <fieldset className={styles.replies}>
        <legend className={styles.legend}>Rispondi con un tocco</legend>
        {announcement.replies.map((reply) => (
          <button
            key={reply}
            type="button"
            className={styles.reply}
            aria-pressed={reply === chosen}
            onClick={() => {
              if (reply !== chosen) answering.mutate(reply);
            }}
          >
            {quickReplyNames[reply]}
          </button>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {announcement.reply !== null &&
          !answering.isPending &&
          `Hai risposto «${quickReplyNames[announcement.reply]}»: se cambi idea, tocca un’altra risposta.`}
      </p>
    </div>
  );
}
