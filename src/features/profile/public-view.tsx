import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

/** Says why nothing can be changed here, and leads back. */
export function PublicViewNote() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken px-4 py-3 print:hidden">
      <p role="status" className="min-w-0 flex-1 basis-64">
        This is how others see your profile. Your e-mail, your wallet address and a hidden salary are not on
        it.
      </p>
      <Link to={paths.profile()} className={buttonStyle('secondary', 'small')}>
        Back to your profile
      </Link>
    </div>
  );
}

/** Moves the focus to the heading, because the link that was pressed is not in the other view. */
export function useFocusOnSwitch(isFromOutside: boolean): void {
  const wasFromOutside = useRef(isFromOutside);
  useEffect(() => {
    if (wasFromOutside.current === isFromOutside) return;
    wasFromOutside.current = isFromOutside;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isFromOutside]);
}
