import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { MessagePage } from '@/ui/message-page';
import { ReloadButton } from './reload-button';

interface FailedScreenProps {
  title: string;
  /** Of the document. */
  documentTitle?: string | undefined;
  text?: string | undefined;
  /** On the button that reloads; 'Reload' by default. */
  children?: ReactNode;
}

/** In the place of a screen that cannot be shown until the page is reloaded. */
export function FailedScreen({ title, documentTitle = title, text, children }: FailedScreenProps) {
  useDocumentTitle(documentTitle);
  return (
    // Not atomic: what its button says later is read out by itself.
    <div role="alert" aria-atomic={false}>
      <MessagePage
        title={title}
        text={text}
        // Not another import of what is missing: Firefox remembers a failed one for the lifetime of the page.
        action={<ReloadButton variant="yellow">{children}</ReloadButton>}
      />
    </div>
  );
}
