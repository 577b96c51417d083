import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';
import { saveFile } from '../../lib/file-download.ts';

/** Downloads all data about the signed-in user as a readable file. */
export async function saveOwnData(): Promise<string> {
  const data = await call(contract.ownData.get, {}, { isPressedFor: true });
  const name = `poketorneo-${data.account.username}-${data.exportedAt.slice(0, 10)}.json`;
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile(new File([text], name, { type: 'application/json' }));
  return name;
}
