import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/**
 * In a page's place when it breaks, or when its code cannot be fetched: after a new release the old
 * files are gone. Reloading mends both.
 */
export function RouteError() {
  return (
    <ErrorMessage>
      <Button onClick={() => window.location.reload()}>Riprova</Button>
      <ButtonLink look="secondary" to="/home">
        Torna alla home
      </ButtonLink>
    </ErrorMessage>
  );
}
