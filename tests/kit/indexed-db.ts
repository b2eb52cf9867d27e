import * as fake from 'fake-indexeddb';

// Not `fake-indexeddb/auto`, which does this once, for whatever else uses the same page.
const names = Object.keys(fake).filter((name) => /^(IDB|indexedDB$)/.test(name));
Object.assign(globalThis, Object.fromEntries(names.map((name) => [name, fake[name as keyof typeof fake]])));
