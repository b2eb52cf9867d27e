import { HomeLink } from '@/components/link-buttons';
import { MessagePage } from '@/ui/message-page';

export function NotFoundPage() {
  return (
    <MessagePage
      title="Oops! Page not found"
      text="The address may be mistyped, or the page has moved."
      action={<HomeLink>Home</HomeLink>}
    />
  );
}
