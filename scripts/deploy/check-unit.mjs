import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from '../debian.mjs';
import { deployFile } from './files.mjs';

/** systemd's exposure score of the service, times ten. */
const largestExposure = 20;

/** Verifies the unit with systemd. Returns the problems; null if there is no systemd. */
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
    // systemd also reports doubtful settings that are no errors.
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
