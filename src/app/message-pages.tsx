import { HomeLink } from '@/components/link-buttons';
import { MessagePage } from '@/ui/message-page';
import { PRODUCT } from '@/lib/product';

export function ComingSoonPage() {
  return (
    <MessagePage
      title="Coming Soon"
      text={`This part of ${PRODUCT} is still being built.`}
      actions={<HomeLink>Back to Home</HomeLink>}
    />
  );
}

export function NotFoundPage() {
  return (
    <MessagePage
      title="Oops! Page not found"
      text="The address may be mistyped, or the page has moved."
      actions={<HomeLink>Home</HomeLink>}
    />
  );
}
