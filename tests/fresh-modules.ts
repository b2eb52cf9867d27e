import { vi } from 'vitest';

// For test files that share a worker: without this, the stores of the file before would be those of the next.
vi.resetModules();
