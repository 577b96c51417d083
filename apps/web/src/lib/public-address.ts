type Judge = (pathname: string) => boolean;
let judge: Judge = () => false;

/** Says how to tell which pages anyone may open: the list of pages is the app's. */
export function setPublicAddresses(isPublic: Judge): void {
  judge = isPublic;
}

/** Whether anyone may open the page at an address (a path with its query), signed in or not. */
export function isPublicAddress(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return judge(pathname);
}
