import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    // After the session: the guards, which judge again when it ends, are overtaken by this.
    void navigate('/home');
  }, [navigate]);
}
