import { string } from 'yup';
import { isBlank } from '@/domain/text';

/** A text that must not look empty. Its length counts without outer spaces. */
export const requiredText = (message: string) =>
  string()
    .transform((text: string) => (isBlank(text) ? '' : text.trim()))
    .required(message);
