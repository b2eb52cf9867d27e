import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { FormDraft, OtherVersion } from '@/lib/drafts/form-draft';
import { useIsLocked } from '@/ui/form-lock';
import { OfferedTexts } from './offered-texts';

type Others = Pick<FormDraft<object>, 'take' | 'dismiss'> & { list: readonly OtherVersion[] };

/** What was typed into the form around it in other tabs. */
export const OtherTextsContext = createContext<Others | null>(null);

/** What was typed into these fields of the form in another tab, offered below them. */
export function OtherTexts({ names }: { names: readonly string[] }) {
  const others = useContext(OtherTextsContext);
  const { setFieldValue } = useFormikContext();
  const isLocked = useIsLocked();
  if (others === null) return null;
  return (
    <OfferedTexts
      versions={others.list.filter(({ field }) => names.includes(field))}
      isLocked={isLocked}
      onUse={(version) => {
        others.take(version);
        void setFieldValue(version.field, version.value);
      }}
      onDismiss={others.dismiss}
    />
  );
}
