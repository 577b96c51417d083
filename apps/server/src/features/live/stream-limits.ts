/** Whose a stream is. */
export interface StreamOwner {
  /** Null for a visitor. */
  userId: number | null;
  address: string;
}

/** Streams of one user; older ones are closed, as of pages that were left. */
const maxPerUser = 6;
/** Streams of the visitors behind one address, such as a club's. */
const maxVisitorsPerAddress = 500;
/** Streams of all visitors of this process. */
const maxVisitors = 1000;

/** The open streams, oldest first, that have to be closed for the one just opened. */
export function surplusStreams<Stream extends StreamOwner>(
  open: readonly Stream[],
  { userId, address }: StreamOwner,
): Stream[] {
  const own = open.filter((one) => one.userId === userId);
  if (userId !== null) return oldestBeyond(maxPerUser, own);
  const besides = own.filter((one) => one.address === address);
  const surplus = oldestBeyond(maxVisitorsPerAddress, besides);
  return surplus.length > 0 ? surplus : oldestBeyond(maxVisitors, own);
}

function oldestBeyond<Stream>(max: number, streams: readonly Stream[]): Stream[] {
  return streams.slice(0, Math.max(0, streams.length - max));
}
