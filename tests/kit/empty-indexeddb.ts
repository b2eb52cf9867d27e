import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

// Gives each test of an importing file an empty IndexedDB.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
