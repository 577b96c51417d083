import type { Page } from '@playwright/test';
import { tierOfSpecies } from '@poketorneo/gen4/tier';
import { expectAccessible } from '../support/axe.ts';
import { fetchSpecies } from '../support/pokedex.ts';
import { expect, test } from '../support/test.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Indice' });

test('the contents link to each part, and a Pokémon’s tier can be looked up @phone', async ({
  page,
}) => {
  await page.goto('/tournament-rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regolamento Generale');
  await expect(contents(page).getByRole('link')).toHaveCount(18);
  for (const link of await contents(page).getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const id = new URL(href, page.url()).hash.slice(1);
    await link.click();
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    const part = page.locator(`[id="${id}"]`);
    await expect(part).toBeFocused();
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, id);
  }
  const finder = page.getByRole('region', { name: 'Che tier è?' });
  for (const [name, tier] of [
    ['Dragonite', 2],
    ['Mewtwo', 3],
    ['Magikarp', 1],
  ] as const) {
    await finder.getByRole('combobox').fill(name);
    await expect(finder.getByRole('status')).toContainText(`${name}Tier ${tier}`);
  }
  await expectAccessible(page);
});

/** The part's beginning lies under the header's edge, not behind it, and near the top if it can. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((partId) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(partId)?.getBoundingClientRect().top ?? -1;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return top >= header && (isAtEnd || top - header < 80);
    }, id);
  await expect.poll(place).toBe(true);
}

test('an address with an anchor opens at that part @phone', async ({ page }) => {
  await page.goto('/tournament-rules#tier-3');
  await expect(page.getByRole('heading', { name: 'Super leggendari' })).toBeInViewport();
  await expectBelowHeader(page, 'tier-3');
});

test('the three lists hold every species once, and every link leads somewhere @desktop', async ({
  page,
  request,
}) => {
  const species = await fetchSpecies(request);
  const namesOf = (tier: number) =>
    species.filter(({ id }) => tierOfSpecies(id) === tier).map(({ name }) => name);
  await page.goto('/tournament-rules');
  const section = (tier: number) => page.locator(`#tier-${tier}`);

  await expect(section(3).getByRole('listitem')).toHaveText(namesOf(3));
  await expect(section(3).getByRole('listitem')).toHaveCount(12);
  await expect(section(2).getByRole('listitem')).toHaveText(namesOf(2));

  const regions = section(1).getByRole('button');
  await expect(regions).toHaveText([
    /^Kanto\s*145 Pokémon$/,
    /^Johto\s*93 Pokémon$/,
    /^Hoenn\s*123 Pokémon$/,
    /^Sinnoh\s*92 Pokémon$/,
  ]);
  for (const region of await regions.all()) {
    await expect(region).toHaveAttribute('aria-expanded', 'false');
    await region.click();
    await expect(region).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(section(1).getByRole('listitem')).toHaveText(namesOf(1));
  const last = section(1).getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await test.step('every link leads somewhere', async () => {
    const paths = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => [
        ...new Set(
          links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
        ),
      ]);
    expect(paths.length).toBeGreaterThan(10);
    // Of an address without a page the document says so by its status.
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  });
});
