import type { ReactNode } from 'react';
import { initials } from '@/domain/member';
import { useStore } from '@/lib/stores/create-store';
import type { Chooser } from './chooser';
import { DemoDialog } from './demo-dialog';

/** The demo's sign-in window: one button per person. Closing it cancels the sign-in. */
export function AccountChooser({ chooser }: { chooser: Chooser }) {
  const people = useStore(chooser.offered);
  return (
    <DemoDialog
      isOpen={people !== null}
      onClose={() => chooser.answer(null)}
      title="Choose a demo account"
      description="Each person sees Talentboard from another side. No password is needed."
    >
      <ul className="space-y-2">
        {people?.map((person) => (
          <li key={person.uid}>
            <AccountButton
              initials={initials(person.name)}
              onClick={() => chooser.answer({ kind: 'person', uid: person.uid })}
            >
              <bdi className="block truncate font-semibold">{person.name}</bdi>
              <span className="block truncate text-sm text-text-muted">{person.email}</span>
              <span className="block text-sm text-text-muted">{person.hint}</span>
            </AccountButton>
          </li>
        ))}
        <li>
          <AccountButton initials="+" onClick={() => chooser.answer({ kind: 'newPerson' })}>
            <span className="block font-semibold">Continue as a new person</span>
            <span className="block text-sm text-text-muted">Starts at onboarding</span>
          </AccountButton>
        </li>
      </ul>
    </DemoDialog>
  );
}

function AccountButton(props: { initials: string; onClick: () => void; children: ReactNode }) {
  const { initials, onClick, children } = props;
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-center gap-3 rounded-control border border-border bg-surface-raised px-3 py-2 text-left text-text hover:border-border-strong hover:bg-surface-sunken"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-sunken text-sm font-semibold text-text-muted"
      >
        {initials}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  );
}
