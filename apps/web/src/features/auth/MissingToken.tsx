import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../lib/alerts.ts';

/** Turns away whoever comes without the link from the mail. */
export function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    alert.error('No token provided', { keepAfterRouteChange: true });
    navigate('/unauthorized', { replace: true });
  }, [navigate]);
  return null;
}
