/** An arrow in a circle. */
export function RestartIcon() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" shapeRendering="crispEdges">
      <path
        fill="currentcolor"
        d="M5 2h5v1h2v1h1v2h1v4h-1v2h-1v1h-2v1H6v-1H4v-1H3v-2h2v1h1v1h4v-1h1v-1h1V6h-1V5h-1V4H6v1h2v2H2V1h2v2h1z"
      />
    </svg>
  );
}

/** A door with an outgoing arrow. */
export function ExitIcon() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" shapeRendering="crispEdges">
      <path
        fill="currentcolor"
        d="M2 1h8v4H8V3H4v10h4v-2h2v4H2zM11 4h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1V9H6V7h5z"
      />
    </svg>
  );
}

/** A loudspeaker. */
export function CryIcon() {
  return (
    <svg viewBox="0 0 16 16" width="22" height="22" aria-hidden="true" shapeRendering="crispEdges">
      <path
        fill="currentcolor"
        d="M7 2h1v12H7v-1H6v-1H5v-1H4v-1H1V6h3V5h1V4h1V3h1zM10 6h1v4h-1zM12 4h1v2h-1zM13 6h1v4h-1zM12 10h1v2h-1z"
      />
    </svg>
  );
}

const shapes = [
  'M8 2l7 12H1z',
  'M8 1l7 7-7 7-7-7z',
  'M8 1.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13z',
  'M2 2h12v12H2z',
];

/** Tells the answers apart without colours: triangle, diamond, circle, square. */
export function AnswerShape({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path fill="currentcolor" d={shapes[number - 1]} />
    </svg>
  );
}
