import styles from './ShellGamePage.module.css';

/** What the sea has left on the sand. */
export function SandThings() {
  return (
    <svg className={styles.things} viewBox="0 0 1100 120" aria-hidden="true">
      <g stroke="#0b1220" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M120 30l11 23 26 3-19 18 5 26-23-12-23 12 5-26-19-18 26-3Z"
          fill="#e8754e"
          transform="rotate(14 120 66)"
        />
        <path
          d="M962 44c22-16 50-3 47 19-3 20-33 25-47 11-14 14-31 6-31-8s17-22 31-22Z"
          fill="#8fb5a2"
        />
      </g>
      <g fill="#ffc9a8">
        <circle cx="120" cy="58" r="4" />
        <circle cx="111" cy="71" r="3" />
        <circle cx="130" cy="71" r="3" />
      </g>
    </svg>
  );
}
