import type { ReactNode } from 'react';
import { initials } from '@/domain/user';
import { createStore, useStore } from '@/lib/stores/create-store';
import { Dialog } from '@/ui/dialog';
import type { DemoPerson } from './demo-people';
import { PRODUCT } from '@/lib/product';

export type AccountChoice = { kind: 'person'; uid: string } | { kind: 'newPerson' };

/** Connects the demo's identity service with the account chooser. */
export function createChooser() {
  const offered = createStore<readonly DemoPerson[] | null>(null);
  let resolvers: ((choice: AccountChoice | null) => void)[] = [];
  return {
    /** Opens the dialog, or joins the open one. @returns null if it was closed */
    open(people: readonly DemoPerson[]) {
      if (offered.get() === null) offered.set(people);
      return new Promise<AccountChoice | null>((resolve) => resolvers.push(resolve));
    },
    /** Closes the dialog. @param choice null if the user cancelled */
    close(choice: AccountChoice | null) {
      resolvers.forEach((resolve) => resolve(choice));
      resolvers = [];
      offered.set(null);
    },
    /** The accounts in the open dialog; `null` while it is closed. */
    offered,
  };
}

export type Chooser = ReturnType<typeof createChooser>;

/** The demo's sign-in dialog with one button per person. Closing it cancels the sign-in. */
export function AccountChooser({ chooser }: { chooser: Chooser }) {
  const people = useStore(chooser.offered);
  return (
    <Dialog
      isOpen={people !== null}
      onClose={() => chooser.close(null)}
      title="Choose a demo account"
      description={`Each account shows a different side of ${PRODUCT}. No password needed.`}
    >
      <ul className="-mt-2 space-y-2 pb-3">
        {people?.map(({ uid, name, email, hint }) => (
          <li key={uid}>
            <AccountButton initials={initials(name)} onClick={() => chooser.close({ kind: 'person', uid })}>
              <bdi className="block truncate font-semibold">{name}</bdi>
              <span className="block truncate text-sm text-text-muted">{email}</span>
              <span className="block text-sm text-text-muted">{hint}</span>
            </AccountButton>
          </li>
        ))}
        <li>
          <AccountButton initials="+" onClick={() => chooser.close({ kind: 'newPerson' })}>
            <span className="block font-semibold">Continue as a new person</span>
            <span className="block text-sm text-text-muted">Starts at onboarding</span>
          </AccountButton>
        </li>
      </ul>
    </Dialog>
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
