import { ButtonLink } from '../../../ui/button/Button.tsx';
import { AccountNotice } from '../AccountNotice.tsx';

interface InvitationOnlyProps {
  /** The visitor has come by an invalid invitation. */
  isUnusable: boolean;
  signInAddress: string;
}

/** Says why there is nothing to fill in, and what helps. */
export function InvitationOnly({ isUnusable, signInAddress }: InvitationOnlyProps) {
  return (
    <AccountNotice
      title={isUnusable ? 'Questo invito non vale più' : 'Qui si entra su invito'}
      actions={
        <>
          <ButtonLink to={signInAddress}>Ho già un account</ButtonLink>
          <ButtonLink look="quiet" to="/home">
            Dai un’occhiata al sito
          </ButtonLink>
        </>
      }
    >
      <p>
        {isUnusable
          ? 'Chiedine un altro a chi organizza il club: è un link, o un codice da inquadrare con il telefono.'
          : 'Per iscriverti chiedi un invito a chi organizza il club: è un link, o un codice da inquadrare con il telefono.'}
      </p>
    </AccountNotice>
  );
}
