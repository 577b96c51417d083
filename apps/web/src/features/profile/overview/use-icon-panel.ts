import { useLocation, useNavigate, useParams } from 'react-router';

const openedHere = 'opened-here';

/**
 * The panel is open as long as the address has a section: the way back closes it, as one expects on
 * phones, and a link can lead to it.
 */
export function useIconPanel() {
  const { section } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: section !== undefined,
    open: () => {
      void navigate('/profile/icons', { state: openedHere, preventScrollReset: true });
    },
    close: () => {
      // Whoever came by a link has some other page behind them.
      if (state === openedHere) void navigate(-1);
      else void navigate('/profile', { replace: true, preventScrollReset: true });
    },
  };
}
