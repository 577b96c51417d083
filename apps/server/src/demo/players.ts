/** The password of every demo account. */
export const demoPassword = 'pokemon';
export const demoOrganiser = 'organizzatrice';

/** A demo player and their activity. */
export interface DemoPlayer {
  username: string;
  firstName: string;
  lastName: string;
  /** Sign-up, in days before today. */
  joined: number;
  /**
   * Matches, one string per tournament: W win, L loss, D draw, S suspended, recorded by an
   * organiser; B a battle in the app, R a running one; always against the next leader. V is a
   * shared rematch against the first leader.
   */
  tournaments: readonly string[];
  /** Best training streak. */
  streak?: number;
  /** Moves of the best memory game. */
  memory?: number;
  /** Rounds of the shell game. */
  shell?: number;
  /** Won secret quizzes by prize. */
  secrets?: readonly ('pokemon' | 'face-icon')[];
  /** A message from the organiser. */
  message?: string;
}

/** A dozen players with different progress. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    username: 'stella',
    firstName: 'Stella',
    lastName: 'Marchetti',
    joined: 120,
    tournaments: ['WWLWWDWWWWW', 'WLWWWLWWWWLW', 'WWLLWBB'],
    streak: 34,
    memory: 22,
    shell: 14,
    secrets: ['pokemon', 'face-icon', 'pokemon'],
  },
  {
    username: 'tommaso_91',
    firstName: 'Tommaso',
    lastName: 'Ferri',
    joined: 118,
    tournaments: ['WWWLWWLWWDW', 'LLLWWWB'],
    streak: 21,
    memory: 27,
    shell: 9,
    secrets: ['pokemon'],
  },
  {
    username: 'giulia.b',
    firstName: 'Giulia',
    lastName: 'Bonetti',
    joined: 101,
    tournaments: ['WWDWWWWLWWW', 'WWWV'],
    streak: 18,
    memory: 19,
    shell: 21,
    secrets: ['face-icon'],
  },
  {
    username: 'MaestroElio',
    firstName: 'Elio',
    lastName: 'Sartori',
    joined: 96,
    tournaments: ['LWWLLLWWSWWLW'],
    streak: 12,
    memory: 31,
    shell: 6,
  },
  {
    username: 'nina',
    firstName: 'Nina',
    lastName: 'Colombo',
    joined: 77,
    tournaments: ['WWWWLLWW'],
    message: 'Sabato alle 16 la prossima lotta: porta la tua squadra al completo!',
    streak: 9,
    memory: 24,
    shell: 7,
    secrets: ['pokemon'],
  },
  {
    username: 'dario-x',
    firstName: 'Dario',
    lastName: 'Greco',
    joined: 64,
    tournaments: ['LLLWWDLWB'],
    streak: 9,
    shell: 3,
  },
  {
    username: 'federica',
    firstName: 'Federica',
    lastName: 'De Santis',
    joined: 60,
    tournaments: ['WWLWS'],
    memory: 27,
    shell: 12,
  },
  {
    username: 'LucaDueMille',
    firstName: 'Luca',
    lastName: 'Palmieri',
    joined: 41,
    tournaments: ['LWLLWB'],
    message: 'Ti aspettiamo al tavolo 2.\nBuona fortuna!',
    streak: 5,
    memory: 40,
  },
  {
    username: 'marta_e_basta',
    firstName: 'Marta Alessandra',
    lastName: 'Della Valle Montanari',
    joined: 33,
    tournaments: ['WWB'],
    streak: 15,
    memory: 29,
    shell: 4,
  },
  {
    username: 'pietro',
    firstName: 'Pietro',
    lastName: 'Riva',
    joined: 19,
    tournaments: ['LLSBR'],
    streak: 3,
  },
  {
    username: 'zoe',
    firstName: 'Zoe',
    lastName: 'Conti',
    joined: 8,
    tournaments: ['BBR'],
    memory: 35,
  },
  { username: 'nuovo.arrivo', firstName: 'Ivan', lastName: 'Monti', joined: 1, tournaments: [] },
];
