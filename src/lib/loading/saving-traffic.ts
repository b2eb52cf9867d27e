/** Whether the person has asked for less traffic, or is on a connection that is too slow for extra traffic. */
export function isSavingTraffic(): boolean {
  const { connection } = navigator as typeof navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
