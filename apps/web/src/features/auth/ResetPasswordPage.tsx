import { useSearchParams } from 'react-router';
import { AccountLayout } from './AccountLayout.tsx';
import { MissingToken } from './MissingToken.tsx';
import { TokenCheck } from './TokenCheck.tsx';

/** Where the link in the mail leads: choosing a new password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token === '') return <MissingToken />;
  return (
    <AccountLayout>
      <TokenCheck key={token} token={token} />
    </AccountLayout>
  );
}
