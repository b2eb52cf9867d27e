import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isNotFound } from '@/api/errors';
import { useResolveShortLinkQuery } from '@/api/short-links';
import { HomeLink } from '@/components/link-buttons';
import { Redirecting } from '@/components/redirecting';
import { BOARD_GONE } from '@/domain/board';
import { SHORT_LINK_RETURN_DELAY_MS } from '@/domain/limits';
import { paths, sharedId } from '@/lib/addresses/paths';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { MessagePage } from '@/ui/message-page';

/** @param isDeleted the server responded that the board doesn't exist; false if the request failed */
function InvalidLink({ isDeleted }: { isDeleted: boolean }) {
  const navigate = useNavigate();
  useDocumentTitle('Invalid link');
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.home(), { replace: true }),
      SHORT_LINK_RETURN_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main>
      <div role="alert">
        <MessagePage
          title="Invalid or expired link"
          text={
            <>
              {isDeleted && <span className="block">{BOARD_GONE}</span>}
              <span className="block">Redirecting to home page...</span>
            </>
          }
          actions={<HomeLink>Discover boards</HomeLink>}
        />
      </div>
    </main>
  );
}

/**
 * Looks up a short link and redirects to its board's join page. It replaces the history entry, so that Back leaves the
 * app. Key it by the id. It isn't a `QueryState`: every outcome redirects, and there is no Retry.
 */
export function ShortLinkRedirect({ shortId }: { shortId: string }) {
  const link = useResolveShortLinkQuery(sharedId(shortId));
  if (link.data === null) return <InvalidLink isDeleted />;
  if (link.isSuccess) return <Navigate to={paths.joinBoard(link.data)} replace />;
  if (link.isError) return <InvalidLink isDeleted={isNotFound(link.error)} />;
  return <Redirecting />;
}
