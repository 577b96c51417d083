/**
 * Hours that an evening of the club takes, however late it gets: what has happened within so many is of
 * this evening ('stasera'), also after midnight.
 */
export const eveningHours = 8;
