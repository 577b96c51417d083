/** Hours of a club evening: events within this period belong to 'stasera', also after midnight. */
export const eveningHours = 8;
