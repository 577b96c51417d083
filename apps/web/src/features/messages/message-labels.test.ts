import { describe, expect, test } from 'vitest';
import { formatAudience, formatReminder, formatReplies } from './message-labels.ts';

describe('the replies to an announcement', () => {
  test('are listed in the order of the buttons', () => {
    const replies = [
      { reply: 'present', players: 12 },
      { reply: 'absent', players: 3 },
    ] as const;
    expect(formatReplies({ replies: [...replies], numberOfRecipients: 20 })).toBe(
      '12 Ci sono, 3 Non posso, 5 senza risposta',
    );
  });

  test('are undefined if no reply is asked for', () => {
    expect(formatReplies({ replies: [], numberOfRecipients: 20 })).toBeUndefined();
  });
});

test.each([
  ['everyone', null, 12_000, 'A tutti: 12.000 sfidanti'],
  ['tournament', 'Torneo di Kanto', 1, 'A chi gioca «Torneo di Kanto»: 1 sfidante'],
  ['stuck', null, 3, 'A chi è in difficoltà: 3 sfidanti'],
  ['chosen', null, 2, 'A 2 sfidanti scelti per nome'],
] as const)('an announcement for %s says so', (audience, tournamentName, number, words) => {
  expect(formatAudience({ audience, tournamentName, numberOfRecipients: number })).toBe(words);
});

test('a reminder has its number of recipients, and when the next is allowed', () => {
  const sent = new Date(2026, 10, 23, 20, 15);
  const after = (minutes: number) =>
    formatReminder(
      { timestamp: sent.toISOString(), numberOfRecipients: 8 },
      new Date(sent.getTime() + minutes * 60_000),
    );
  const reminder = 'Promemoria inviato a 8 sfidanti: oggi alle 20:15.';
  expect(after(0)).toBe(`${reminder} Un altro si può inviare tra 60 minuti.`);
  expect(after(59)).toBe(`${reminder} Un altro si può inviare tra un minuto.`);
  expect(after(60)).toBe(reminder);
});
