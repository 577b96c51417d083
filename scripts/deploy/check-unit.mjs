import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from '../debian.mjs';
import { deployFile } from './files.mjs';

/** Of ten, by what systemd thinks of how much the service could do to the system, times ten. */
const largestExposure = 20;

/**
 * Lets systemd judge the unit. Answers with what it finds wrong; null where there is no systemd.
 */
export function faultsOfUnit() {
  if (!hasSystemd()) installOnDebian('systemd');
  if (!hasSystemd()) return null;
  const unit = deployFile('poketorneo.service');
  const judgements = [
    ['verify', unit],
    ['security', '--offline=yes', `--threshold=${largestExposure}`, '--no-pager', unit],
  ];
  return judgements.flatMap((parameters) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', parameters, {
      encoding: 'utf8',
    });
    const said = `${parameters[0] === 'verify' ? stdout : ''}${stderr}`.trim();
    // What is verified may be doubtful without being an error.
    return status === 0 && said === ''
      ? []
      : [`systemd-analyze ${parameters[0]}: ${said || status}`];
  });
}

function hasSystemd() {
  return (
    existsSync('/usr/bin/systemd-analyze') &&
    spawnSync('systemd-analyze', ['--version']).status === 0
  );
}
