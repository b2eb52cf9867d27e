import type { ReactNode } from 'react';
import { pageHeading } from '@/lib/focus/page-heading';
import { Drawing } from './cover';

interface MessagePageProps {
  title: string;
  text?: ReactNode;
  actions: ReactNode;
}

export function MessagePage({ title, text, actions }: MessagePageProps) {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-prose flex-col items-center justify-center px-6 py-16 text-center">
      <Drawing seed={title} />
      <h1 ref={pageHeading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      {text !== undefined && <p className="mt-3 max-w-full wrap-anywhere text-text-muted">{text}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
