import { isLeaving, untilStaying } from './leaving';

/**
 * Imports code of the app. An import that was cut off because the page is being left says nothing: should the page stay,
 * it is tried again.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLeaving()) throw error;
    await untilStaying();
    return load();
  }
}
