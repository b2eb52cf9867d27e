import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { buildPlugin } from './build-plugin.ts';

// Including development packages, which are removed below: `--omit dev` (npm 11.19) leaves out react and react-dom
// too, and so does NODE_ENV=production.
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];

interface Component {
  'bom-ref': string;
  properties: { name: string; value: string }[];
}

interface BillOfMaterials {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const isForDevelopment = ({ properties }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

function withoutDevelopment<T extends BillOfMaterials>(bill: T): T {
  const dropped = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']));
  return {
    ...bill,
    components: bill.components.filter((component) => !dropped.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !dropped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !dropped.has(other)) })),
  };
}

/** Runs the npm that started this build, or else the one on the PATH. */
async function npm(args: string[], cwd: string): Promise<string> {
  const started = process.env.npm_execpath;
  const [command, first] = started === undefined ? ['npm', []] : [process.execPath, [started]];
  const options = {
    cwd,
    maxBuffer: 64_000_000,
    shell: started === undefined && process.platform === 'win32',
  };
  const { stdout } = await promisify(execFile)(command, [...first, ...args], options);
  return stdout;
}

/**
 * Writes `sbom.cdx.json` into the bundle: every package that can be in it according to the lock file, with version,
 * hash and licence (CycloneDX), for scanners that look for known vulnerabilities.
 */
export const softwareBillOfMaterials = () =>
  buildPlugin('sbom', (build) => ({
    async writeBundle() {
      const { config, folder } = build;
      try {
        const bill = withoutDevelopment(JSON.parse(await npm(ARGUMENTS, config.root)) as BillOfMaterials);
        await writeFile(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
      } catch (error) {
        // With another package manager the build still works; it only lacks the list.
        config.logger.warn(`No sbom.cdx.json: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  }));
