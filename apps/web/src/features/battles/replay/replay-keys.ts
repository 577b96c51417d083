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

/** What a finger does in a replay. */
export const replayTouches = [
  ['Le frecce', 'un turno indietro o avanti'],
  ['La scena', 'toccala per andare avanti'],
  ['1×', 'cambia velocità'],
  ['Altoparlante', 'suoni e versi'],
  ['Righe', 'leggi la cronaca'],
] as const;
