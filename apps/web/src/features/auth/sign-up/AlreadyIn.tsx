import { ButtonLink } from '../../../ui/button/Button.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { AccountNotice } from '../AccountNotice.tsx';

/** For whoever is signed in and opens an invitation. */
export function AlreadyIn({ username }: { username: string }) {
  return (
    <AccountLayout>
      <AccountNotice
        title="Sei già dentro!"
        actions={<ButtonLink to="/home">Vai alla home</ButtonLink>}
      >
        <p>
          Qui sei <strong>{username}</strong>: questo invito serve a chi non è ancora nel club.
          Passalo a chi vuole giocare con te.
        </p>
      </AccountNotice>
    </AccountLayout>
  );
}
