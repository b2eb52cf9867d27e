import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

/**
 * The critical CSS: the app's styles that the shell needs.
 * @param markup of the shell, whose classes are used
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
