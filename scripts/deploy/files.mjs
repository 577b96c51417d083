import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { repository } from '../prepare.mjs';

export const deployFile = (name) => join(repository, 'deploy', name);
const read = (name) => readFileSync(deployFile(name), 'utf8');

/**
 * The stages of the Dockerfile in order, each with its steps.
 * @returns {{ name: string | null, from: string, steps: Step[] }[]}
 *
 * @typedef {object} Step
 * @property {string} keyword
 * @property {string} text the rest of the instruction, in one line
 * @property {string[]} words the same word by word, without flags
 * @property {Map<string, string>} flags
 * @property {[string, string][]} properties of ENV and LABEL
 * @property {string[]} list the items of a JSON list
 */
export function readStages() {
  const stages = [];
  for (const instruction of DockerfileParser.parse(read('Dockerfile')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getExpandedArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      stages.push({ name: instruction.getBuildStage(), from: words[0], steps: [] });
      continue;
    }
    const text = instruction.getArgumentsContent() ?? '';
    const [, list] = /(\[.*\])$/s.exec(text) ?? [];
    stages.at(-1)?.steps.push({
      keyword,
      text,
      words,
      flags: new Map(
        (instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]),
      ),
      properties: (instruction.getProperties?.() ?? []).map((one) => [
        one.getName(),
        one.getValue(),
      ]),
      list: ['CMD', 'HEALTHCHECK'].includes(keyword) && list ? JSON.parse(list) : [],
    });
  }
  return stages;
}

/** Whether the image's build sees a file, by its path in the repository. */
export function readIgnored() {
  const patterns = read('Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((pattern) => {
      if (/[!?[\]\\]|\*\*./.test(pattern.replace(/^\*\*\//, ''))) {
        throw new Error(`Dockerfile.dockerignore: this check does not know '${pattern}'`);
      }
      const source = pattern
        .replace(/^\*\*\//, '')
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*');
      return new RegExp(`^${pattern.startsWith('**/') ? '(.*/)?' : ''}${source}(/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** The compose file with the variables of an .env file. */
export function readCompose(variables) {
  // As Compose does: after parsing, so that an empty value stays a string.
  return parse(read('compose.yaml'), (_key, value) =>
    typeof value === 'string' ? fillIn(value, variables) : value,
  );
}

function fillIn(text, variables) {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest = '') => {
    const value = variables[name] ?? '';
    if (value === '' && kind === '?') throw new Error(`compose.yaml: ${name} ${rest}`);
    return value === '' ? rest : value;
  });
}

/** The variables of example.env, including empty ones. */
export function readExampleEnvironment() {
  return Object.fromEntries(
    read('example.env')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The settings of the unit by name, each with its values in the file's order. */
export function readUnit() {
  const settings = new Map();
  for (const line of read('poketorneo.service').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}
