import { useParams } from 'react-router-dom';
import { ShortLinkRedirect } from '@/features/short-link/short-link-redirect';

export function ShortLinkPage() {
  const { shortId = '' } = useParams();
  return <ShortLinkRedirect key={shortId} shortId={shortId} />;
}
