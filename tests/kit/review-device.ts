import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

// Every test of a file that imports this has a device of its own, on which nothing is stored yet.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
