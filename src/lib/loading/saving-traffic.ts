/** Whether the user saves data, or the connection is too slow for prefetching. */
export function isSavingTraffic(): boolean {
  const { connection } = navigator as typeof navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
