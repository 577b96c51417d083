import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './ResetPasswordPage.module.css';
import { TokenCheck } from './TokenCheck.tsx';

/** The target of the mailed link: sets a new password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token === '') return <MissingToken />;
  return (
    <AccountLayout>
      <TokenCheck key={token} token={token} />
    </AccountLayout>
  );
}

/** Redirects a visitor without a token. */
function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    alert.error('No token provided', { keepAfterRouteChange: true });
    navigate('/unauthorized', { replace: true });
  }, [navigate]);
  return <div className={styles.room} />;
}
