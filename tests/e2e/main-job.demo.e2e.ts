import { doTheMainJob } from './demo-main-job';
import { test } from './fixtures';

test('a new person creates a board, and somebody else applies and is accepted', async ({ page }) => {
  await doTheMainJob(page);
});
