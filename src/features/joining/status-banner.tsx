import type { ReactNode } from 'react';
import { pluralize } from '@/domain/pluralize';
import type { ViewerStatus } from '@/domain/viewer-status';

interface StatusBannerProps {
  boardName: string;
  status: ViewerStatus;
  isProfileIncomplete: boolean;
  questionCount: number;
  /** What the viewer can do. */
  children: ReactNode;
}

interface Told {
  title: string;
  text: ReactNode;
}

function textsFor({
  boardName,
  status,
  isProfileIncomplete,
  questionCount,
}: Omit<StatusBannerProps, 'children'>): Told {
  if (status === 'creator') {
    return {
      title: 'You are the Creator',
      text: 'Share this page’s link with the people you want to invite.',
    };
  }
  if (status === 'member') return { title: 'You are a Member', text: 'You have joined this board already.' };
  if (status === 'pending') {
    return {
      title: 'Request Pending',
      text: (
        <>
          <bdi>{boardName}</bdi> has your application. Its creator decides; the answer will be under My
          Applications.
        </>
      ),
    };
  }
  if (isProfileIncomplete) {
    return {
      title: 'Profile Incomplete',
      text: 'Boards are joined with a complete profile. You come back here afterwards.',
    };
  }
  const questions = pluralize(questionCount, 'question');
  return {
    title: 'The creator decides who joins',
    text:
      questionCount === 0 ? 'Your profile goes along with your request.' : `You will be asked ${questions}.`,
  };
}

/**
 * The viewer's status and what they can do. Always in the same place and about as tall, so that nothing moves when
 * the status changes.
 */
export function StatusBanner({ children, ...viewer }: StatusBannerProps) {
  const { title, text } = textsFor(viewer);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border bg-surface-raised px-5 py-4">
      <div role="status" className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="text-text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
