import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { env, getuid } from 'node:process';
import { repository } from '../prepare.mjs';
import { readIgnored, readStages } from './files.mjs';

/** Users of the official images of Node. */
const users = new Map([['node', 1000]]);

/**
 * Takes the Dockerfile's steps one by one without Docker: each stage's files lie in a folder of its
 * own below `folder`, with this computer's Node instead of the image's. Throws on unknown steps, so
 * that none is skipped.
 */
export function takeImageSteps(folder, say) {
  const isIgnored = readIgnored();
  const stages = new Map();
  let last;
  for (const { name, from, steps } of readStages()) {
    const base = stages.get(from);
    const stage = {
      root: join(folder, String(stages.size)),
      workingFolder: base?.workingFolder ?? '/',
      environment: { ...base?.environment },
      user: undefined,
      volumes: [],
      command: [],
      healthCheck: [],
    };
    mkdirSync(stage.root);
    if (base !== undefined) cpSync(base.root, stage.root, { recursive: true });
    for (const step of steps) take(step, stage);
    stages.set(name ?? '', stage);
    last = stage;
  }
  return last;

  function take(step, stage) {
    const { keyword, text, words, properties, list } = step;
    switch (keyword) {
      case 'WORKDIR':
        stage.workingFolder = posix.resolve(stage.workingFolder, words[0]);
        mkdirSync(join(stage.root, stage.workingFolder), { recursive: true });
        return;
      case 'COPY':
        return copy(step, stage);
      case 'RUN':
        if (step.flags.size > 0 || text.startsWith('[')) throw unknown(step);
        say(`RUN ${text}`);
        execFileSync('sh', ['-c', text], {
          cwd: join(stage.root, stage.workingFolder),
          env: { ...plainEnvironment(), ...stage.environment },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        return;
      case 'ENV':
        Object.assign(stage.environment, Object.fromEntries(properties));
        return;
      case 'USER':
        if (!users.has(text)) throw unknown(step);
        stage.user = users.get(text);
        return;
      case 'VOLUME':
        stage.volumes.push(...words);
        return;
      case 'CMD':
        stage.command = list;
        return;
      case 'HEALTHCHECK':
        stage.healthCheck = list;
        return;
      case 'LABEL':
      case 'EXPOSE':
        return;
      default:
        throw unknown(step);
    }
  }

  /** Folders are copied by their content, files into a folder if the target ends in '/'. */
  function copy(step, stage) {
    const { words, flags } = step;
    const target = words.at(-1) ?? '';
    const from = flags.get('from');
    if ([...flags.keys()].some((flag) => !['from', 'chown'].includes(flag))) throw unknown(step);
    const origin = from === undefined ? { root: repository } : stages.get(from);
    if (origin === undefined) throw unknown(step);
    const folderOfTarget = join(stage.root, posix.resolve(stage.workingFolder, target));
    for (const source of words.slice(0, -1)) {
      const path = join(origin.root, source);
      if (from === undefined && isIgnored(posix.normalize(source))) {
        throw new Error(`COPY ${source}: Dockerfile.dockerignore leaves it out`);
      }
      if (!existsSync(path)) throw new Error(`COPY ${source}: there is no such file`);
      const isFolder = statSync(path).isDirectory();
      const into =
        isFolder || !/(^|\/)\.?$/.test(target)
          ? folderOfTarget
          : join(folderOfTarget, basename(path));
      cpSync(path, into, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== undefined || !isIgnored(relative(repository, file)),
      });
    }
    const owner = flags.get('chown')?.split(':')[0];
    if (owner !== undefined && getuid?.() === 0) give(folderOfTarget, users.get(owner));
  }
}

function unknown({ keyword, text }) {
  return new Error(`Dockerfile: this check does not know '${keyword} ${text}'`);
}

function give(path, user) {
  if (user === undefined) throw new Error('Dockerfile: nobody is called so in the image');
  chownSync(path, user, user);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) give(join(path, name), user);
}

/** The environment that npm and Node need, without the additions of `npm run`. */
function plainEnvironment() {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(npm_(package|lifecycle|config_local_prefix)|INIT_CWD$|NODE_ENV$)/.test(name),
    ),
  );
}

/** A temporary folder is private to its owner; the image's user needs access. */
export function letIn(folder) {
  chmodSync(folder, 0o755);
}
