/** '14:05', in the person's time zone. @param at in ms */
export function clockTime(at: number): string {
  const date = new Date(at);
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${digits(date.getHours())}:${digits(date.getMinutes())}`;
}
