import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../lib/session.ts';

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    session.end();
    // After the session: the guards, which judge again when it ends, are overtaken by this.
    void navigate('/home');
  }, [navigate]);
}
