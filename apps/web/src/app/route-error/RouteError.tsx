import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Replaces a page that fails, or whose files a newer release has removed; a reload helps. */
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
