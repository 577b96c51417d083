import { ButtonLink } from '../../../ui/button/Button.tsx';
import { AccountNotice } from '../AccountNotice.tsx';

interface InvitationOnlyProps {
  /** The visitor's invitation is invalid. */
  isInvitationInvalid: boolean;
  signInPath: string;
}

/** Explains why there is no form and how to get an invitation. */
export function InvitationOnly({ isInvitationInvalid, signInPath }: InvitationOnlyProps) {
  return (
    <AccountNotice
      title={isInvitationInvalid ? 'Questo invito non vale più' : 'Qui si entra su invito'}
      actions={
        <>
          <ButtonLink to={signInPath}>Ho già un account</ButtonLink>
          <ButtonLink look="quiet" to="/home">
            Dai un’occhiata al sito
          </ButtonLink>
        </>
      }
    >
      <p>
        {isInvitationInvalid
          ? 'Chiedine un altro a chi organizza il club: è un link, o un codice da inquadrare con il telefono.'
          : 'Per iscriverti chiedi un invito a chi organizza il club: è un link, o un codice da inquadrare con il telefono.'}
      </p>
    </AccountNotice>
  );
}
