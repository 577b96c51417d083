export function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
