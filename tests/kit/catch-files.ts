import { vi } from 'vitest';

/** Catches what the app saves as a file. @returns the files so far */
export function catchFiles(): Blob[] {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:caught';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}
