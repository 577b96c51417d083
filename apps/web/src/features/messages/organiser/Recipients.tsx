import type { Audience } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import { andOthers, counted } from '../../../ui/format/counts.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { messageQueries } from '../queries.ts';
import styles from './Recipients.module.css';
import type { useAudience } from './use-audience.ts';

/** Longer lists scroll. */
const maxWithoutScrolling = 12;

interface RecipientsProps {
  audience: Audience | undefined;
  /** Removes a player who was chosen by name. */
  onRemove?: ReturnType<typeof useAudience>['remove'] | undefined;
}

/** The current recipients, from the server: their number, and the names of the first ones. */
export function Recipients({ audience, onRemove }: RecipientsProps) {
  const { data, isPending, isPlaceholderData } = useQuery(messageQueries.recipients(audience));
  const count = useRef<HTMLParagraphElement>(null);
  const isKnown = audience !== undefined && data !== undefined;
  // A removed player disappears before the server's response.
  const people = (data?.first ?? []).filter(
    ({ userId }) => audience?.kind !== 'chosen' || audience.userIds.includes(userId),
  );
  /** The focus moves to a neighbour, so that another one can be removed by keyboard. */
  const moveOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? count.current)?.focus();
  };
  return (
    <>
      <div className={styles.recipients} data-stale={isPlaceholderData || undefined}>
        <p ref={count} className={styles.count} role="status" tabIndex={-1}>
          {audience === undefined
            ? 'Scegli a chi scrivere.'
            : data === undefined
              ? 'Conto i destinatari…'
              : data.count === 0
                ? 'Nessuno: in questo momento non c’è nessuno a cui inviarlo.'
                : `${data.count === 1 ? 'Lo riceverà' : 'Lo riceveranno'} ${counted(data.count, 'sfidante', 'sfidanti')}`}
        </p>
        {isKnown && data.count > 0 && (
          <ul
            className={styles.people}
            data-long={people.length > maxWithoutScrolling || undefined}
          >
            {people.map(({ userId, username, icon }) => (
              <li key={userId} className={styles.person}>
                <img src={assetUrl(icon)} alt="" width={24} height={24} />
                <span className={styles.name}>{username}</span>
                {onRemove !== undefined && (
                  <CloseButton
                    className={styles.remove}
                    aria-label={`Togli ${username}`}
                    onClick={(event) => {
                      moveOn(event);
                      onRemove(userId);
                    }}
                  />
                )}
              </li>
            ))}
            {data.count > data.first.length && (
              <li className={styles.others}>{andOthers(data.count - data.first.length)}</li>
            )}
          </ul>
        )}
      </div>
      {/* The length of the list is unknown yet. */}
      {audience !== undefined && isPending && <Loading label={null} hidesRest />}
    </>
  );
}
