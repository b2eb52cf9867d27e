/** A number as somebody typed it. */
export interface TypedNumber {
  value: number;
  /** Written with separators between thousands, as in '85,000'. */
  isGrouped: boolean;
  /** Written with a 'k', which is part of the value already. */
  hasK: boolean;
}

interface TypedNumberOptions {
  /** Words and signs that may surround the number. */
  units: RegExp;
  /** Whether the number may be so large that its thousands are separated. */
  canGroup: boolean;
}

/** Thousands with the same separator everywhere, or the Indian way: only the last group has three digits. */
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;
/** The last point or comma, and what follows, is the fraction. */
const WITH_FRACTION = /^(.*?)(?:([.,])(\d*))?$/;

/**
 * Full-width digits, which Japanese keyboards type, and those of Arabic and Persian ones, as the plain ones; without the
 * invisible characters that come with what is pasted.
 */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}

/** @returns a whole number of years, as an address or a filter has it: at most three digits; null for anything else */
export function readWholeYears(text: string | null): number | null {
  const [digits] = /^\d{1,3}$/.exec(plainDigits(text ?? '').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

function readDigits(text: string, canGroup: boolean): Omit<TypedNumber, 'hasK'> | null {
  const ungrouped = (whole: string) => whole.replace(/[.,' ]/g, '');
  const isGrouped = (whole: string) => canGroup && GROUPED.test(whole);
  if (isGrouped(text)) return { value: Number(ungrouped(text)), isGrouped: true };
  const [, whole = '', point = '', fraction = ''] = WITH_FRACTION.exec(text) ?? [];
  if (whole + fraction === '') return null;
  const hasGroups = isGrouped(whole) && !whole.includes(point || ' ');
  if (!hasGroups && /\D/.test(whole)) return null;
  return { value: Number(`${ungrouped(whole)}.${fraction || '0'}`), isGrouped: hasGroups };
}

/**
 * Reads a number as people write it, in any country: '85,000', '85.000', '85 000', "85'000", '62,5', '1.5k'.
 * A single separator before exactly three digits counts as one between thousands, if the number may have any.
 * @returns null for a blank text; the value is NaN where it is not one number
 */
export function readTypedNumber(text: string, { units, canGroup }: TypedNumberOptions): TypedNumber | null {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim();
  if (plain === '') return null;
  const bare = plain.replace(units, '').trim();
  const [, sign = '', number = '', k] = /^([-+−]?) ?([\d.,' ]*?) ?(k?)$/.exec(bare) ?? [];
  const hasK = k === 'k';
  const digits = readDigits(number, canGroup);
  // '1,500k' may be one and a half thousand or as many million.
  if (digits === null || (hasK && (digits.isGrouped || !canGroup))) {
    return { value: NaN, isGrouped: false, hasK: false };
  }
  const value = digits.value * (hasK ? 1000 : 1) * (/[-−]/.test(sign) ? -1 : 1);
  return { ...digits, value, hasK };
}
