import { Button } from '../../ui/button/Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Replaces the app when the layout itself fails. */
export function AppErrorScreen() {
  return (
    <main>
      <ErrorMessage>
        <Button onClick={() => window.location.reload()}>Riprova</Button>
      </ErrorMessage>
    </main>
  );
}
