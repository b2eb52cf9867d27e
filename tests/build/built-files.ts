import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The transferred bytes of this content with the best compression. */
export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, brotliOptions).byteLength;
}

/** Vite's manifest of a built bundle: the files that each chunk needs. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #manifest: Manifest;

  constructor(folder: string) {
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  }

  read(file: string): Buffer {
    return readFileSync(path.join(this.#folder, file));
  }

  /** Every text file of the bundle that a browser could load. */
  texts(): { file: string; text: string }[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|mjs|css|html|json|map|webmanifest)$/.test(entry.name))
      .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)))
      .map((file) => ({ file, text: this.read(file).toString('utf8') }));
  }

  /**
   * The scripts that a page needs before it can run: the entry, these chunks, and all their static imports.
   * @param chunks keys of the manifest
   * @throws Error with the existing keys, if one is unknown
   */
  neededFor(chunks: string[]): string[] {
    const entries = Object.keys(this.#manifest).filter((key) => this.#manifest[key]?.isEntry);
    const seen = new Set<string>();
    const files = new Set<string>();
    const waiting = [...entries, ...chunks];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const chunk = this.#chunk(key);
      files.add(chunk.file);
      waiting.push(...(chunk.imports ?? []));
    }
    return [...files].sort();
  }

  /** Every script of the bundle. */
  scripts(): string[] {
    const files = Object.values(this.#manifest).map(({ file }) => file);
    return [...new Set(files.filter((file) => file.endsWith('.js')))].sort();
  }

  /** Chunks with circular imports, one of which runs before its imports. */
  importCycles(): string[] {
    const cycles: string[] = [];
    const done = new Set<string>();
    const walk = (key: string, trail: string[]) => {
      if (trail.includes(key)) cycles.push([...trail.slice(trail.indexOf(key)), key].join(' > '));
      if (trail.includes(key) || done.has(key)) return;
      for (const next of this.#chunk(key).imports ?? []) walk(next, [...trail, key]);
      done.add(key);
    };
    Object.keys(this.#manifest).forEach((key) => walk(key, []));
    return cycles;
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key];
    if (chunk) return chunk;
    const known = Object.keys(this.#manifest).filter((name) => name.startsWith('src/'));
    throw new Error(`The bundle has no chunk of its own for ${key}. It has:\n  ${known.join('\n  ')}`);
  }
}
