import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { keepWantedTrial } from '../../trials/index.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { AccountNotice } from '../AccountNotice.tsx';
import { useReturnUrl } from '../use-return-url.ts';
import { InvitationOnly } from './InvitationOnly.tsx';
import { signUpQueries } from './queries.ts';
import styles from './SignUpForm.module.css';
import { SignUpForm } from './SignUpForm.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import { useWaitingUser, waitingUser } from './waiting-user.ts';

/** Creates an account, with or without an invitation. */
export function SignUpPage() {
  const [params] = useSearchParams();
  const token = params.get('invitation');
  const { target } = useReturnUrl();
  // Not updated: who signs up here is redirected by `enter`.
  const [initialUser] = useState(session.get);
  if (initialUser === null) return <Newcomer token={token} />;
  return token === null ? (
    <Navigate to={target} replace />
  ) : (
    <AlreadySignedIn username={initialUser.username} />
  );
}

function Newcomer({ token }: { token: string | null }) {
  const navigate = useNavigate();
  const { target, withTarget } = useReturnUrl();
  const waiting = useWaitingUser();
  const settings = useQuery(signUpQueries.settings());
  const invitation = useQuery({
    ...signUpQueries.invitation(token ?? ''),
    enabled: token !== null && token !== '',
  });
  const enter = async (user: SessionUser) => {
    await keepWantedTrial(user.token);
    waitingUser.set(null);
    session.start(user);
    navigate(target, { replace: true });
  };
  if (waiting !== null) {
    return (
      <AccountLayout>
        <WaitingNotice
          user={waiting}
          signInPath={withTarget('/account/login')}
          onApproved={enter}
        />
      </AccountLayout>
    );
  }
  if (settings.isLoading || invitation.isLoading) {
    return (
      <AccountLayout>
        <h1>
          <VisuallyHidden>Registrati</VisuallyHidden>
        </h1>
        <SignUpSkeleton />
      </AccountLayout>
    );
  }
  // If these queries failed, the server checks when the form is sent.
  const { mode = 'open', isEmailOptional = false } = settings.data ?? {};
  const isInvitationInvalid = token !== null && invitation.data === null;
  const isInvited = token !== null && !isInvitationInvalid;
  return (
    <AccountLayout>
      {mode === 'invitation' && !isInvited ? (
        <InvitationOnly
          isInvitationInvalid={isInvitationInvalid}
          signInPath={withTarget('/account/login')}
        />
      ) : (
        <SignUpForm
          invitation={isInvited ? { token, from: invitation.data?.from ?? null } : null}
          isInvitationInvalid={isInvitationInvalid}
          needsApproval={mode === 'approval' && !isInvited}
          isEmailOptional={isEmailOptional}
          onSignedUp={({ isWaiting, ...user }) => {
            if (isWaiting) waitingUser.set(user);
            else void enter(user);
          }}
          onRefused={() => {
            void settings.refetch();
            if (token !== null) void invitation.refetch();
          }}
        />
      )}
    </AccountLayout>
  );
}

/** For signed-in users who open an invitation. */
function AlreadySignedIn({ username }: { username: string }) {
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

/** As high as the form, so that the card does not move when it appears. */
function SignUpSkeleton() {
  return (
    <Loading label="Un attimo" className={styles.waiting}>
      <Skeleton height="3.75rem" />
      <Skeleton height="4.5rem" />
      <div className={styles.names}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </Loading>
  );
}
