import { Button } from '../../ui/button/Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/** In the whole app's place when the layout itself breaks. */
export function AppErrorScreen() {
  return (
    <main>
      <ErrorMessage>
        <Button onClick={() => window.location.reload()}>Riprova</Button>
      </ErrorMessage>
    </main>
  );
}
