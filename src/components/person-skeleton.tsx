import { cn } from '@/lib/cn';
import { Skeleton } from '@/ui/skeleton';

/** The head of a card about a person: picture, name and a line below. @param line the width of that line */
export function PersonSkeleton({ line }: { line: string }) {
  return (
    <div className="flex items-start gap-3">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="flex-1 space-y-2 pt-1">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className={cn('h-3', line)} />
      </div>
    </div>
  );
}
