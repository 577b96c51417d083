import { Dialog } from '@base-ui/react/dialog';
import { CrossButton } from '../cross-button/CrossButton.tsx';

/** Closes the window in whose title bar it stands. */
export function Cross({ 'aria-label': ariaLabel }: { 'aria-label': string }) {
  return <Dialog.Close render={<CrossButton aria-label={ariaLabel} isOnBar />} />;
}
