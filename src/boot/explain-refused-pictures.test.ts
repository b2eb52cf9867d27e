import { expect, it, vi } from 'vitest';
import { explainRefusedPictures } from './explain-refused-pictures';

function refuse(effectiveDirective: string, blockedURI: string): void {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
  );
}

it('names the variable for the first picture that is refused, and says nothing of anything else', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  explainRefusedPictures();
  refuse('script-src', 'https://scripts.example/a.js');
  expect(warn).not.toHaveBeenCalled();
  refuse('img-src', 'https://pictures.example/a.png');
  refuse('img-src', 'https://pictures.example/b.png');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/https:\/\/pictures\.example\/a\.png.*VITE_PICTURE_ORIGINS/),
  );
});
