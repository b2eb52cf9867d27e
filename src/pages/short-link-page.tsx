import { useParams } from 'react-router-dom';
import { ShortLinkRedirect } from '@/features/short-link/short-link-redirect';
import { useDocumentTitle } from '@/lib/use-document-title';

export function ShortLinkPage() {
  const { shortId = '' } = useParams();
  useDocumentTitle('Redirecting');
  return <ShortLinkRedirect shortId={shortId} />;
}
