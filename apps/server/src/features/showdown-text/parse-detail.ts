import { types } from '@poketorneo/gen4';
import { type NatureIdentifier, natures, type StatName, spreadLimits } from '@poketorneo/rules';
import { abilityNames, moveNames } from './names.ts';
import type { ParseResult } from './parse-head.ts';
import { statLabels, statOfLabel } from './stat-names.ts';

/** The value of 'Ability:'. */
export function parseAbility(written: string): ParseResult<number> {
  const id = abilityNames.find(written);
  if (id !== undefined) return { value: id };
  if (abilityNames.isLater(written)) {
    return {
      problem: `L’abilità «${written}» arriva dopo la quarta generazione: qui non c’è.`,
    };
  }
  const suggestion = abilityNames.suggest(written);
  const hint = suggestion === undefined ? 'come «Intimidate»' : `forse «${suggestion}»`;
  return { problem: `Non conosco l’abilità «${written}»: serve il nome inglese, ${hint}.` };
}

/** The value of 'Level:'. */
export function parseLevel(written: string): ParseResult<number> {
  const level = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (level >= 1 && level <= 100) return { value: level };
  return { problem: 'Serve un livello intero da 1 a 100, come «Level: 50».' };
}

/** The value of 'Shiny:'. */
export function parseShiny(written: string): ParseResult<boolean> {
  if (/^yes$/i.test(written)) return { value: true };
  if (/^no$/i.test(written)) return { value: false };
  return { problem: 'Serve «Shiny: Yes», oppure nessuna riga.' };
}

/** The word before ' Nature'. */
export function parseNature(written: string): ParseResult<NatureIdentifier> {
  const key = written.toLowerCase();
  const nature = natures.find(({ identifier }) => identifier === key);
  if (nature !== undefined) return { value: nature.identifier };
  return {
    problem: `Non conosco la natura «${written}»: serve il nome inglese, come «Jolly Nature».`,
  };
}

/** The value of 'IVs:' or 'EVs:', such as '252 Atk / 4 SpD / 252 Spe'. */
export function parseStats(
  kind: 'IVs' | 'EVs',
  written: string,
): ParseResult<Partial<Record<StatName, number>>> {
  const max = kind === 'IVs' ? spreadLimits.iv : spreadLimits.ev;
  const labels = statLabels.map(([label]) => label).join(', ');
  const figures: Partial<Record<StatName, number>> = {};
  for (const part of written.split('/')) {
    const [, digits, label] = /^(\d{1,3})\s+([A-Za-z]{2,3})$/.exec(part.trim()) ?? [];
    const stat = label === undefined ? undefined : statOfLabel(label);
    if (stat === undefined) {
      const example = kind === 'IVs' ? 'IVs: 0 Atk / 30 SpA' : 'EVs: 252 Atk / 4 SpD / 252 Spe';
      return {
        problem: `Non capisco «${part.trim()}»: serve un numero e una statistica tra ${labels}, come «${example}».`,
      };
    }
    if (figures[stat] !== undefined) return { problem: `«${label}» c’è due volte.` };
    const figure = Number(digits);
    if (figure > max) {
      return { problem: `${figure} ${label} è troppo: gli ${kind} vanno da 0 a ${max}.` };
    }
    figures[stat] = figure;
  }
  const sum = Object.values(figures).reduce((total, figure) => total + figure, 0);
  if (kind === 'EVs' && sum > spreadLimits.effort) {
    return {
      problem: `Gli EVs possono essere al massimo ${spreadLimits.effort} in tutto: ora sono ${sum}.`,
    };
  }
  return { value: figures };
}

/** The text after '-': a move, for Hidden Power optionally with its type. */
export function parseMove(written: string): ParseResult<{ id: number; typeId: number | null }> {
  const hidden = /^hidden\s*power\s*[[( ]\s*([A-Za-z]+)\s*[\])]?$/i.exec(written);
  if (hidden !== null) return parseHiddenPower(hidden[1] ?? '');
  const id = moveNames.find(written);
  if (id !== undefined) return { value: { id, typeId: null } };
  if (written.includes('/')) {
    return { problem: `In «${written}» ci sono più mosse: lasciane una sola.` };
  }
  if (moveNames.isLater(written)) {
    return { problem: `La mossa «${written}» arriva dopo la quarta generazione: qui non c’è.` };
  }
  const suggestion = moveNames.suggest(written);
  const hint = suggestion === undefined ? 'come «- Thunderbolt»' : `forse «${suggestion}»`;
  return { problem: `Non conosco la mossa «${written}»: serve il nome inglese, ${hint}.` };
}

function parseHiddenPower(written: string): ParseResult<{ id: number; typeId: number | null }> {
  const id = moveNames.find('Hidden Power');
  const type = types.find(({ identifier }) => identifier === written.toLowerCase());
  if (id === undefined || type === undefined || type.identifier === 'normal') {
    return {
      problem: `Introforza non può essere di tipo «${written}»: serve un tipo in inglese, come «Hidden Power [Ice]».`,
    };
  }
  return { value: { id, typeId: type.id } };
}
