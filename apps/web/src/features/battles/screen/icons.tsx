import type { ReactNode } from 'react';

const drawings = {
  sound: <path d="M2 6h3l4-3v10l-4-3H2zM11 5.5c1.4 1.6 1.4 3.4 0 5M13 3.5c2.6 2.8 2.6 6.2 0 9" />,
  silence: <path d="M2 6h3l4-3v10l-4-3H2zM11.5 6l3 4m0-4-3 4" />,
  log: <path d="M3 3h10M3 6.3h10M3 9.6h10M3 13h6" />,
  help: <path d="M5.5 6.2C5.4 4.4 6.5 3.4 8 3.4s2.6.9 2.6 2.4c0 1.8-2.6 1.9-2.6 4M8 12.4v.3" />,
  speech: <path d="M2.5 3h11v7.5H8L5 13.5v-3H2.5zM5.200 6.700h5.600" />,
  play: <path d="M5 3v10l8-5z" />,
  pause: <path d="M5 3v10M11 3v10" />,
  previous: <path d="M12 3 6 8l6 5zM4 3v10" />,
  next: <path d="m4 3 6 5-6 5zM12 3v10" />,
  skip: <path d="M2.5 3.5 8 8l-5.5 4.5zM8 3.5 13.5 8 8 12.5zM14 3.5v9" />,
  swap: <path d="M3 5.5h9l-3-3M13 10.5H4l3 3" />,
  share: <path d="M8 10V2.5M5 5l3-2.7L11 5M4 7.5H3v6h10v-6h-1" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
