interface ShellProps {
  className?: string | undefined;
}

const fan =
  'M1.2 90Q-1.6 61.8 12.8 51.2 16.1 25.5 29.5 22.9 37.1 2.8 49.5 7.9 60-5 70.5 7.9 82.9 2.8 90.5 22.9 103.9 25.5 107.2 51.2 121.6 61.8 118.8 90 112 112 80 118H40Q8 112 1.2 90Z';
const foot = 'M34 113Q26 122 20 132 60 140 100 132 94 122 86 113 60 120 34 113Z';

/** A shell; all look the same, so that only their places differ. */
export function Shell({ className }: ShellProps) {
  return (
    <svg className={className} viewBox="-6 -6 132 146" aria-hidden="true">
      <path d={foot} fill="#d9644f" stroke="#0b1220" strokeWidth="5" strokeLinejoin="round" />
      <path d={fan} fill="#f58f74" />
      <path
        d="M70.5 7.9Q82.9 2.8 90.5 22.9 103.9 25.5 107.2 51.2 121.6 61.8 118.8 90 112 112 80 118H66Q88 70 70.5 7.9Z"
        fill="#e2705a"
      />
      <path d="M13 52Q18 28 30 24 22 60 46 112 14 96 13 52Z" fill="#ffb79f" />
      <path
        d="M12.8 53Q18 92 52 116M29.5 25Q34 76 56 116M49.5 10Q50 70 59 116M70.5 10Q70 70 61 116M90.5 25Q86 76 64 116M107.2 53Q102 92 68 116"
        fill="none"
        stroke="#8f2f2a"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path d="M9 84Q60 44 111 84" fill="none" stroke="#ffe3d6" strokeWidth="5" opacity="0.45" />
      <path d={fan} fill="none" stroke="#0b1220" strokeWidth="5.5" strokeLinejoin="round" />
    </svg>
  );
}
