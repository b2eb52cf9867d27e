import { isLeaving, untilStaying } from './leaving';

/**
 * Imports code of the app. An import that fails because the page is being left is not a failure: if the page stays
 * after all, it is tried again.
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
