import type { Act } from './acts.ts';

interface ActLabels {
  headline: string;
  text: string;
}

export function labelsOf(act: Act): ActLabels {
  switch (act.kind) {
    case 'badge':
      return {
        headline: `Hai sconfitto ${act.leaderName}!`,
        text: `«${act.badgeName}» trova il suo posto nel medagliere.`,
      };
    case 'pokemon': {
      const [first] = act.pokemons;
      const name = first?.name ?? 'Pokémon';
      if (act.pokemons.length > 1) {
        const names = new Intl.ListFormat('it').format(act.pokemons.map((one) => one.name));
        return { headline: 'I tuoi compagni di viaggio!', text: `${names}: il torneo comincia.` };
      }
      return { headline: `${name}!`, text: pokemonTexts[act.source] };
    }
    case 'icons':
      return act.secretSpeciesIds.length === 1
        ? { headline: 'Icona segreta!', text: 'La trovi nel tuo profilo, pronta da usare.' }
        : {
            headline: `${act.secretSpeciesIds.length} icone segrete!`,
            text: 'Le trovi nel tuo profilo, pronte da usare.',
          };
    case 'champion-unlocked':
      return {
        headline: `${act.tournamentName}: tutte le medaglie!`,
        text: `Si aprono le porte: ora ti aspetta ${act.championName}.`,
      };
    case 'tournament-unlocked':
      return {
        headline: 'Nuovo torneo!',
        text: `Ti aspetta: ${act.tournamentName}.`,
      };
  }
}

const pokemonTexts = {
  starter: 'Comincia il viaggio con te.',
  reward: 'Il premio della vittoria entra nella tua squadra.',
  prize: 'Il premio di chi sconfigge il campione entra nella tua squadra.',
  'secret-pokemon': 'Un Pokémon segreto entra nella tua squadra.',
} as const;
