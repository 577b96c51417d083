import { problemOfDuelRules } from '@poketorneo/rules/duels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { duelQueries } from '../queries.ts';

const tickMs = 10_000;

interface DuelsNow {
  /** False while the organisers have switched duels off. */
  areOn: boolean;
  /** Why none may begin now; null if one may, as far as this page knows. */
  problem: string | null;
}

/** Whether duels may begin now; follows the clock. */
export function useDuelRules(): DuelsNow {
  const { data } = useQuery(duelQueries.rules());
  const hasHours = data !== undefined && data.hours !== null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!hasHours) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [hasHours]);
  if (data === undefined) return { areOn: true, problem: null };
  return { areOn: data.isOn, problem: problemOfDuelRules(data, now) };
}
