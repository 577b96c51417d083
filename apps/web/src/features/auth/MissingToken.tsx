import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import styles from './MissingToken.module.css';

/** Turns away whoever comes without the link from the mail. */
export function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    alert.error('No token provided', { keepAfterRouteChange: true });
    navigate('/unauthorized', { replace: true });
  }, [navigate]);
  return <div className={styles.room} />;
}
