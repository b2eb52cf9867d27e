import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

/**
 * The part of the app's styles that the start frame needs. The stylesheet file, which follows, has all of them.
 * @param markup whose classes are used
 */
export async function shellStyles(root: string, markup: string): Promise<string> {
  const file = path.join(root, 'src/styles/app.css');
  const compiler = await compile(await readFile(file, 'utf8'), {
    base: path.dirname(file),
    onDependency: () => undefined,
  });
  const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  return optimize(compiler.build([...new Set(classes)]), { minify: true }).code;
}
