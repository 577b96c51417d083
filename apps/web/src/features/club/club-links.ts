/** A card of the club's page. */
export interface ClubLink {
  to: `/club/${string}` | '/hall-of-fame';
  title: string;
  /** Describes the linked page. */
  words: string;
  /** A stroked path in a 24 × 24 view box. */
  icon: string;
}

/** The cards of the club's page, in order. */
export const clubLinks: readonly ClubLink[] = [
  {
    to: '/club/invitations',
    title: 'Invita',
    words: 'Un link e un codice QR per far entrare gli sfidanti, e chi aspetta di essere accolto.',
    icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M19 8v6M16 11h6',
  },
  {
    to: '/club/messages',
    title: 'Messaggi',
    words: 'Un avviso a tutti, a un torneo o a chi è in difficoltà, e le conversazioni con ognuno.',
    icon: 'M4 5h16v11H9l-5 4z',
  },
  {
    to: '/club/downloads',
    title: 'Scarica',
    words: 'Classifiche, lotte e sfidanti per il foglio di calcolo, e una copia di tutti i dati.',
    icon: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  },
  {
    to: '/club/tournaments',
    title: 'Cura i tornei',
    words: 'Come si chiamano, che cosa raccontano, in che ordine si aprono.',
    icon: 'M8 21h8M12 17v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1a3 3 0 0 0 3 3M17 6h3v1a3 3 0 0 1-3 3',
  },
  {
    to: '/club/duels',
    title: 'Sfide',
    words: 'Quando e tra chi si lotta, tutte le lotte tra sfidanti, e quali annullare.',
    icon: 'M4 4l9 9M4 4v4M4 4h4M20 4l-9 9M20 4v4M20 4h-4M6 15l3 3M5 19l3-3M18 15l-3 3M19 19l-3-3',
  },
  {
    to: '/club/seasons',
    title: 'Stagioni',
    words: 'Chiudi l’anno di gioco e aprine uno nuovo: si riparte tutti da zero, icone a parte.',
    icon: 'M4 5h16v15H4zM4 10h16M8 2v5M16 2v5M9 15l2 2 4-4',
  },
  {
    to: '/hall-of-fame',
    title: 'Albo d’oro',
    words: 'Podi e campioni delle stagioni passate, come li vedono tutti.',
    icon: 'M12 15l-4.500 2.500 1-5L5 9l5-.600L12 4l2 4.400 5 .600-3.500 3.500 1 5z',
  },
  {
    to: '/club/health',
    title: 'Stato',
    words: 'Se tutto funziona lo vedi qui: posta, spazio, indirizzi, ultima copia ed errori.',
    icon: 'M3 12h4l3-7 4 14 3-7h4',
  },
];
