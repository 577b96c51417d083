import styles from './ShellBoard.module.css';

const stripes = [0, 2, 4, 6, 8];

/** The beach mat under the shells in perspective. */
export function Mat() {
  return (
    <svg className={styles.mat} viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
      <path d="M42 12H358L398 140H2Z" fill="#7a5230" opacity="0.3" />
      <path d="M44 4H356L394 132H6Z" fill="#fdf3dc" />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${44 + (stripe * 312) / 9} 4h${312 / 9}L${6 + ((stripe + 1) * 388) / 9} 132h${-388 / 9}Z`}
          fill={stripe % 4 === 0 ? '#1f8fa8' : '#f2b632'}
        />
      ))}
      <path
        d="M44 4H356L394 132H6Z"
        fill="none"
        stroke="#0b1220"
        strokeWidth="3"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
