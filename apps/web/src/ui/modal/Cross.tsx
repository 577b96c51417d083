import { Dialog } from '@base-ui/react/dialog';
import { CloseButton } from '../close-button/CloseButton.tsx';

/** Closes the window from its title bar. */
export function Cross({ 'aria-label': ariaLabel }: { 'aria-label': string }) {
  return <Dialog.Close render={<CloseButton aria-label={ariaLabel} isOnBar />} />;
}
