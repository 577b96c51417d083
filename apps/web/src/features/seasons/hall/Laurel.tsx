/** A decoration: two branches of laurel around a star. */
export function Laurel({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 80 56" fill="currentColor" aria-hidden="true">
      {[false, true].map((isMirrored) => (
        <g
          key={String(isMirrored)}
          transform={isMirrored ? 'translate(80 0) scale(-1 1)' : undefined}
        >
          <path
            d="M38 52C22 50 12 38 12 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          {leaves.map(({ x, y, turn }) => (
            <path
              key={turn}
              d="M0 0c-6-2-8-8-7-13 5 2 9 7 7 13z"
              transform={`translate(${x} ${y}) rotate(${turn})`}
            />
          ))}
          {leaves.map(({ x, y, turn }) => (
            <path
              key={turn}
              d="M0 0c6-2 8-8 7-13-5 2-9 7-7 13z"
              transform={`translate(${x} ${y}) rotate(${turn + 12})`}
            />
          ))}
        </g>
      ))}
      <path d="M40 12l3.500 7.300 8 1.100-5.800 5.600 1.400 8L40 30.200 32.900 34l1.400-8-5.800-5.600 8-1.100z" />
    </svg>
  );
}

const leaves = [
  { x: 12, y: 21, turn: -4 },
  { x: 13.5, y: 30, turn: -18 },
  { x: 18, y: 39, turn: -34 },
  { x: 26, y: 47, turn: -56 },
];
