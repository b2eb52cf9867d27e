import type { Page } from '@playwright/test';

type PaperFormat = 'A4' | 'Letter';

/** How many pages a printer would take for the current screen. */
export async function printedPages(page: Page, format: PaperFormat): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
