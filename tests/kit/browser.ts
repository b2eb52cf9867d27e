import { vi } from 'vitest';

/** Replaces `location.reload`, which jsdom doesn't implement. @returns the mock */
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
