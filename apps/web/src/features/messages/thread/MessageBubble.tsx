import type { Message } from '@poketorneo/contract';
import { formatDayAndHour } from '../../../ui/format/days.ts';
import { LinkedText } from '../links/LinkedText.tsx';
import { quickReplyNames } from '../message-labels.ts';
import styles from './MessageBubble.module.css';
import { QuickReplies } from './QuickReplies.tsx';

interface MessageBubbleProps {
  message: Message;
  /** Written by the reader's side. */
  isOwn: boolean;
  /** The sender's label. */
  sender: string;
  isNew: boolean;
  /** The reader is the player, who can reply. */
  canAnswer: boolean;
  headingLevel: 'h2' | 'h3';
}

export function MessageBubble({
  message,
  isOwn,
  sender,
  isNew,
  canAnswer,
  headingLevel: Heading,
}: MessageBubbleProps) {
  const { title, text, timestamp, announcement } = message;
  return (
    <li className={styles.message} data-own={isOwn || undefined} data-message={message.id}>
      <article className={styles.bubble}>
        <p className={styles.origin}>
          <span className={styles.sender}>{sender}</span>
          <time dateTime={timestamp}>{formatDayAndHour(timestamp, new Date())}</time>
          {isNew && <span className={styles.new}>Nuovo</span>}
        </p>
        {title !== '' && <Heading className={styles.title}>{title}</Heading>}
        <LinkedText text={text} />
        {announcement !== null &&
          announcement.replies.length > 0 &&
          (canAnswer ? (
            <QuickReplies announcement={announcement} />
          ) : (
            <p className={styles.answer}>
              {announcement.reply === null
                ? 'Non ha ancora risposto con un tocco.'
                : `Ha risposto «${quickReplyNames[announcement.reply]}».`}
            </p>
          ))}
      </article>
    </li>
  );
}
