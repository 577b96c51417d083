import { contract } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { newCast, story } from '../../testing/story.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { fieldsOf } from './format-entry.ts';
import { hiddenFields, loggedFields } from './logged-fields.ts';

it('every field that a write logs has a label, or is hidden', async () => {
  const server = await createTestApp({ seeded: true });
  const cast = await newCast(server);
  const unlabelled = new Set<string>();
  for (const { endpoint, act, before } of story) {
    await before?.(cast);
    const response = await act(cast);
    expect(response.statusCode, response.body).toBe(endpoint.status);
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
  const entries = await server.database.db.selectFrom('audit_log').selectAll().execute();
  expect(entries.length).toBeGreaterThan(25);
  for (const entry of entries) {
    for (const name of [
      ...fieldsOf(entry.value_before).keys(),
      ...fieldsOf(entry.value_after).keys(),
    ]) {
      if (loggedFields.has(name) || hiddenFields.has(name)) continue;
      unlabelled.add(
        `${entry.action}: Add '${name}' to loggedFields of logged-fields.ts, or to hiddenFields`,
      );
    }
  }
  expect([...unlabelled]).toEqual([]);
  await server.close();
});
