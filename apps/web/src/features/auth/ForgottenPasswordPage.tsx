import { useState } from 'react';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { AskByMail } from './AskByMail.tsx';
import { AskOrganisers } from './AskOrganisers.tsx';
import styles from './ForgottenPasswordPage.module.css';
import { usePasswordHelp } from './use-password-help.ts';

/** Resets a forgotten password by mail, or through the organisers if the server sends none. */
export function ForgottenPasswordPage() {
  const [hasNoEmail, setHasNoEmail] = useState(false);
  const { data, isError, isFetching, refetch } = usePasswordHelp();
  return (
    <AccountLayout>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.waiting}>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="3rem" />
          </Loading>
        )
      ) : data.byMail && !hasNoEmail ? (
        <AskByMail onNoEmail={() => setHasNoEmail(true)} />
      ) : (
        <AskOrganisers />
      )}
    </AccountLayout>
  );
}
