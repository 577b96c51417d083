import type { DuelRules } from '@poketorneo/contract';

interface Label {
  name: string;
  meaning: string;
}

export const stateLabels: Readonly<Record<'on' | 'off', Label>> = {
  on: { name: 'Accese', meaning: 'Gli sfidanti possono lottare tra loro.' },
  off: { name: 'Spente', meaning: 'Non comincia nessuna lotta tra sfidanti.' },
};

export const duelistsLabels: Readonly<Record<DuelRules['duelists'], Label>> = {
  everybody: { name: 'Tutti gli sfidanti', meaning: 'Anche chi ha appena creato l’account.' },
  'signed-up': {
    name: 'Chi è in un torneo',
    meaning: 'Lotta e si fa sfidare solo chi è iscritto ad almeno un torneo.',
  },
};

export const hoursLabels: Readonly<Record<'always' | 'hours', Label>> = {
  always: { name: 'Sempre', meaning: 'A qualsiasi ora.' },
  hours: { name: 'In certe ore', meaning: 'Ogni giorno, con l’ora italiana.' },
};
