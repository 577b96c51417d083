import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Steps } from './Steps.tsx';
import styles from './Waiting.module.css';

interface FirstStepsProps extends Pick<ComponentProps<typeof Steps>, 'steps' | 'lit'> {
  title: string;
  /** The page of the current step. */
  to: string;
  /** The link's label. */
  action: string;
}

/** The first steps of a new user, with the link to the current one. */
export function FirstSteps({ title, steps, lit, to, action }: FirstStepsProps) {
  return (
    <section className={styles.waiting} aria-labelledby="home-waiting">
      <h2 id="home-waiting" className={styles.title}>
        {title}
      </h2>
      <Steps steps={steps} lit={lit} isLong />
      <ButtonLink className={styles.button} to={to}>
        {action}
      </ButtonLink>
    </section>
  );
}
