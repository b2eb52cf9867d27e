import type { ReactNode } from 'react';
import type { ViewerStatus } from '@/domain/viewer-status';
import { Button } from '@/ui/button';

const TEXTS: Record<Exclude<ViewerStatus, 'none'>, { title: string; text: string }> = {
  creator: {
    title: 'You are the Creator',
    text: 'Share this page’s link with the people you want to invite.',
  },
  member: { title: 'You are a Member', text: 'You have joined this board already.' },
  pending: {
    title: 'Request Pending',
    text: 'The creator has your application. You will find the answer under My Applications.',
  },
};

interface StatusBannerProps {
  status: ViewerStatus;
  isProfileIncomplete: boolean;
  onCompleteProfile: () => void;
}

/** Says how the viewer stands to the board, where that is more than a guest. */
export function StatusBanner({ status, isProfileIncomplete, onCompleteProfile }: StatusBannerProps) {
  if (status !== 'none') return <Banner {...TEXTS[status]} />;
  if (!isProfileIncomplete) return null;
  return (
    <Banner
      title="Profile Incomplete"
      text="Boards are joined with a complete profile. You come back here afterwards."
      action={
        <Button variant="secondary" onClick={onCompleteProfile}>
          Complete Profile
        </Button>
      }
    />
  );
}

function Banner({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border-strong bg-surface-sunken px-5 py-4"
    >
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-text-muted">{text}</p>
      </div>
      {action}
    </div>
  );
}
