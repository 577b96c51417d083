/** A letter as the path of its pen: cap height 10, top at 0, `width` the pen's reach to the right. */
export interface Letter {
  readonly width: number;
  readonly d: string;
}

const round = 'M0 3A3 3 0 0 1 3 0H3.4A3 3 0 0 1 6.4 3V7A3 3 0 0 1 3.4 10H3A3 3 0 0 1 0 7Z';
const bowl = 'M0 10V0H3.3A2.9 2.9 0 0 1 3.3 5.8H0';

/** The capitals, figures and marks that the product's drawings spell with. */
export const letters: ReadonlyMap<string, Letter> = new Map([
  ['A', { width: 7, d: 'M0 10L3.5 0L7 10M1.2 6.8H5.8' }],
  ['B', { width: 6, d: 'M0 0V10H3.4A2.6 2.6 0 0 0 3.4 4.8H0M0 0H3A2.4 2.4 0 0 1 3 4.8' }],
  [
    'C',
    {
      width: 6,
      d: 'M6 2.5A2.6 2.5 0 0 0 3.4 0H3A3 3 0 0 0 0 3V7A3 3 0 0 0 3 10H3.4A2.6 2.5 0 0 0 6 7.5',
    },
  ],
  ['D', { width: 6.2, d: 'M0 0H3.2A3 3 0 0 1 6.2 3V7A3 3 0 0 1 3.2 10H0Z' }],
  ['E', { width: 5.2, d: 'M5.2 0H0V10H5.2M0 4.9H4.6' }],
  ['É', { width: 5.2, d: 'M5.2 0H0V10H5.2M0 4.9H4.6M2.2 -3L4 -4.4' }],
  ['F', { width: 5.2, d: 'M5.2 0H0V10M0 5.1H4.6' }],
  [
    'G',
    {
      width: 6.2,
      d: 'M6 2.5A2.6 2.5 0 0 0 3.4 0H3A3 3 0 0 0 0 3V7A3 3 0 0 0 3 10H3.2A3 3 0 0 0 6.2 7V5.4H3.7',
    },
  ],
  ['H', { width: 6.2, d: 'M0 0V10M6.2 0V10M0 4.9H6.2' }],
  ['I', { width: 0, d: 'M0 0V10' }],
  ['J', { width: 4.8, d: 'M4.8 0V7.4A2.4 2.6 0 0 1 0 7.4' }],
  ['K', { width: 6, d: 'M0 0V10M5.8 0L0 6.2M2.2 4L6 10' }],
  ['L', { width: 5, d: 'M0 0V10H5' }],
  ['M', { width: 7.6, d: 'M0 10V0L3.8 6L7.6 0V10' }],
  ['N', { width: 6.2, d: 'M0 10V0L6.2 10V0' }],
  ['O', { width: 6.4, d: round }],
  ['P', { width: 6.2, d: bowl }],
  ['Q', { width: 6.6, d: `${round}M4.1 7.4L6.6 10.2` }],
  ['R', { width: 6.2, d: `${bowl}M3.2 5.8L6.2 10` }],
  [
    'S',
    {
      width: 5.9,
      d: 'M5.7 2.4A2.5 2.4 0 0 0 3.2 0H2.6A2.4 2.4 0 0 0 2.6 4.8H3.3A2.6 2.6 0 0 1 3.3 10H2.6A2.6 2.5 0 0 1 0 7.6',
    },
  ],
  ['T', { width: 6.4, d: 'M0 0H6.4M3.2 0V10' }],
  ['U', { width: 6.2, d: 'M0 0V7A3 3 0 0 0 3 10H3.2A3 3 0 0 0 6.2 7V0' }],
  ['V', { width: 7, d: 'M0 0L3.5 10L7 0' }],
  ['W', { width: 9.6, d: 'M0 0L2.4 10L4.8 2.4L7.2 10L9.6 0' }],
  ['X', { width: 6.4, d: 'M0 0L6.4 10M6.4 0L0 10' }],
  ['Y', { width: 6.8, d: 'M0 0L3.4 4.8L6.8 0M3.4 4.8V10' }],
  ['Z', { width: 6, d: 'M0 0H6L0 10H6' }],
  ['0', { width: 6.4, d: round }],
  ['1', { width: 2.8, d: 'M0 2.3L2.8 0V10' }],
  ['2', { width: 6, d: 'M0 2.6A2.8 2.6 0 0 1 2.8 0H3.1A2.8 2.9 0 0 1 5.2 4.8L0 10H6' }],
  ['3', { width: 6, d: 'M0 0H5.6L2.6 4H3.2A2.8 3 0 0 1 3.2 10H2.4A2.5 2.3 0 0 1 0 8.2' }],
  ['4', { width: 6.6, d: 'M4.8 10V0L0 7.1H6.6' }],
  ['5', { width: 6, d: 'M5.5 0H0.6L0.2 4.4H3.1A2.8 2.8 0 0 1 3.1 10H2.5A2.6 2.4 0 0 1 0 8' }],
  ['6', { width: 6.2, d: 'M5.4 0.6C2 0.2 0 3 0 6.9A3.1 3.1 0 0 0 6.2 6.9A3.1 3.1 0 0 0 0.2 5.9' }],
  ['7', { width: 6, d: 'M0 0H6L2 10' }],
  [
    '8',
    {
      width: 6,
      d: 'M3 4.7A2.35 2.35 0 0 1 3 0A2.35 2.35 0 0 1 3 4.7A2.65 2.65 0 0 0 3 10A2.65 2.65 0 0 0 3 4.7',
    },
  ],
  [
    '9',
    { width: 6.2, d: 'M0.8 9.4C4.2 9.8 6.2 7 6.2 3.1A3.1 3.1 0 0 0 0 3.1A3.1 3.1 0 0 0 6 4.1' },
  ],
  [
    '?',
    {
      width: 5.6,
      d: 'M0 2.5A2.7 2.5 0 0 1 2.7 0H2.9A2.6 2.6 0 0 1 4.2 4.8Q2.8 5.6 2.8 7M2.8 10H2.82',
    },
  ],
  [' ', { width: 2.4, d: '' }],
]);
