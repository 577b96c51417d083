import type { Message, QuickReply } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { createSetting, useSetting } from '../../../lib/setting.ts';
import { quickReplyNames } from '../message-labels.ts';
import { messageQueries } from '../queries.ts';
import styles from './QuickReplies.module.css';

const replySetting = createSetting<QuickReply | null, QuickReply>((_, reply) => reply);

/** The reply buttons of an announcement; the reply can be changed. */
export function QuickReplies({
  announcement,
}: {
  announcement: NonNullable<Message['announcement']>;
}) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: messageQueries.thread().queryKey });
  const {
    value: chosen,
    state,
    change,
  } = useSetting(replySetting, {
    key: announcement.id,
    saved: announcement.reply,
    save: (reply) =>
      call(contract.announcements.answer, { body: { announcementId: announcement.id, reply } }),
    onSaved: refetch,
    onFailed: refetch,
  });
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
              if (reply !== chosen) change(reply);
            }}
          >
            {quickReplyNames[reply]}
          </button>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {chosen !== null &&
          state !== 'saving' &&
          `Hai risposto «${quickReplyNames[chosen]}»: se cambi idea, tocca un’altra risposta.`}
      </p>
    </div>
  );
}
