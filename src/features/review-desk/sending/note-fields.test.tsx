import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultNote, judgeAndOpen } from '@kit/open-desk';

it('lists the placeholders below the default note', async () => {
  await judgeAndOpen('n');
  expect(defaultNote('rejections')).toHaveAccessibleDescription(
    /Filled in for each person: \{firstName\}, \{name\}, \{board\}, \{role\}\.$/,
  );
});

it('reports unknown placeholders at the default note', async () => {
  const { user } = await judgeAndOpen('n');
  await user.type(defaultNote('rejections'), 'Hi {{firstName}, see you in {{city} at {{board}');
  expect(screen.getByText('Unknown placeholder: {city}')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled();
});
