/** What the keys of a replay do. */
export const replayKeys = [
  ['Spazio', 'ferma o riparti'],
  ['B', 'un turno indietro'],
  ['N', 'un turno avanti'],
  ['V', 'cambia velocità'],
  ['M', 'suoni e versi'],
  ['L', 'leggi la cronaca'],
  ['H', 'questo aiuto'],
] as const;
