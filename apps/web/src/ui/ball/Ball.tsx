/** A Poké Ball of two separable halves. */
export function Ball({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <g data-half="lower">
        <path d="M4 32a28 28 0 0 0 56 0z" fill="#f7f8fa" stroke="#0b1220" strokeWidth="4" />
        <path d="M10 40c4 9 13 14 22 14s18-5 22-14c-4 6-12 9-22 9s-18-3-22-9z" fill="#c5ccd8" />
      </g>
      <g data-half="upper">
        <path d="M4 32a28 28 0 0 1 56 0z" fill="#e3303f" stroke="#0b1220" strokeWidth="4" />
        <path d="M12 24c3-8 10-13 17-14-5 3-10 7-12 14z" fill="#ff8a94" />
        <path d="M4 32h56" stroke="#0b1220" strokeWidth="5" />
        <circle cx="32" cy="32" r="9" fill="#f7f8fa" stroke="#0b1220" strokeWidth="4" />
        <circle cx="32" cy="32" r="3.5" fill="#fff" stroke="#7d889b" strokeWidth="1.5" />
      </g>
    </svg>
  );
}
