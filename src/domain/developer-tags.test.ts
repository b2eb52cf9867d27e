import { describe, expect, test } from 'vitest';
import { developerTags, fromDeveloperTags } from './developer-tags';

const NONE = { developerType: [], customDeveloperType: [] };

describe('developer tags', () => {
  test.each([
    [{ developerType: ['frontend', 'smartcontract'], customDeveloperType: ['Kernel'] }, 3],
    [{ developerType: ['other'], customDeveloperType: [] }, 1],
    [{ developerType: ['embedded'], customDeveloperType: [] }, 1],
    [{ developerType: [], customDeveloperType: ['Frontend'] }, 1],
  ])('%o survives being shown and sent back', (stored, count) => {
    const tags = developerTags(stored);
    expect(tags).toHaveLength(count);
    expect(fromDeveloperTags(tags, stored)).toEqual(stored);
  });

  test('show known types by their label, and duplicates once', () => {
    expect(
      developerTags({ developerType: ['smartcontract', 'frontend'], customDeveloperType: ['frontend'] }),
    ).toEqual(['Smart Contract', 'Frontend']);
  });

  test('typed labels or values become that type, anything else a custom type', () => {
    expect(fromDeveloperTags(['smart contract', 'BACKEND', 'Compilers'], NONE)).toEqual({
      developerType: ['smartcontract', 'backend'],
      customDeveloperType: ['Compilers'],
    });
  });
});
