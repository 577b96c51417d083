import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asksToComeBack, returnUrlFrom, withReturnUrl } from '../../lib/return-url.ts';
import { isAdmin, useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const home = (
  <ButtonLink key="home" to="/home">
    Torna alla home
  </ButtonLink>
);

/** For visitors: signs in and returns to the refused page. */
function SignInLink() {
  const { search } = useLocation();
  if (useSession() !== null) return null;
  const wanted = returnUrlFrom(search);
  return (
    <ButtonLink look="secondary" to={withReturnUrl('/account/login', wanted)}>
      Accedi
    </ButtonLink>
  );
}

export function UnauthorizedPage() {
  return (
    <ErrorPage
      status={401}
      picture="401: di notte, il portone chiuso di un castello"
      text="Per passare di qui bisogna farsi riconoscere."
    >
      {home}
      <SignInLink />
    </ErrorPage>
  );
}

/** Opens the refused page once the user has become an organiser. */
function useReturnOnceOrganiser(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const organises = isAdmin(useSession());
  const organisedBefore = useRef(organises);
  useEffect(() => {
    if (organises && !organisedBefore.current && asksToComeBack(search)) {
      navigate(returnUrlFrom(search), { replace: true });
    }
    organisedBefore.current = organises;
  }, [organises, search, navigate]);
}

export function ForbiddenPage() {
  useReturnOnceOrganiser();
  return (
    <ErrorPage
      status={403}
      picture="403: una barriera con il divieto di accesso sbarra la strada"
      text="Questa zona è riservata agli organizzatori."
    >
      {home}
      <SignInLink />
    </ErrorPage>
  );
}

export function NotFoundPage() {
  return (
    <ErrorPage
      status={404}
      picture="404: una grotta con troppe gallerie"
      text="Qui non c’è nessun Pokémon: la pagina che cerchi non esiste."
    >
      {home}
    </ErrorPage>
  );
}

export function SessionExpiredPage() {
  return (
    <ErrorPage
      status={419}
      picture="419: una clessidra accanto a un fuoco da campo che si spegne. La sessione è scaduta"
    />
  );
}

export function ServerErrorPage() {
  return (
    <ErrorPage
      status={500}
      picture="500: un macchinario che fuma e manda scintille"
      text="Qualcosa si è rotto dalle nostre parti. Riprova tra poco."
    >
      {home}
    </ErrorPage>
  );
}
