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

/** Stands in for `location.reload`, which jsdom does not have; everything else of the address works. */
export function watchReloads() {
  const reload = vi.fn();
  const real = window.location;
  const get = (_target: object, key: string | symbol): unknown => {
    const value: unknown = Reflect.get(real, key);
    if (key === 'reload') return reload;
    return typeof value === 'function' ? value.bind(real) : value;
  };
  vi.stubGlobal('location', new Proxy({}, { get }));
  return reload;
}
