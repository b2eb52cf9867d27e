import type { CDPSession } from '@playwright/test';

/** The part of a heap snapshot that is read here. Each node is a run of numbers, one for each field. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function takeHeapSnapshot(devtools: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/**
 * How much of the heap is code that V8 has compiled, and what it has learnt about it. It grows while functions are used
 * often enough to be compiled again, faster each time, and holds nothing of the page's own.
 * @returns bytes
 */
export async function compiledCodeBytes(devtools: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeHeapSnapshot(devtools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
