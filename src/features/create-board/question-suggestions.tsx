import { Plus } from 'lucide-react';
import { useIsLocked } from '@/ui/form-lock';

const SUGGESTIONS = [
  'What have you built that you are proud of?',
  'What is your location?',
  'What salary do you expect?',
  'How did you hear of us?',
] as const;

interface QuestionSuggestionsProps {
  asked: readonly string[];
  onChoose: (question: string) => void;
}

/** Questions that many boards ask, each added by one press. */
export function QuestionSuggestions({ asked, onChoose }: QuestionSuggestionsProps) {
  const isLocked = useIsLocked();
  const left = SUGGESTIONS.filter((suggestion) => !asked.some((text) => text.trim() === suggestion));
  if (left.length === 0) return null;
  return (
    <div role="group" aria-label="Suggested questions" className="flex flex-wrap gap-1.5">
      {left.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && onChoose(suggestion)}
          className="inline-flex min-h-8 items-center gap-1 rounded-full border border-border-strong bg-surface-raised px-2 text-left text-sm text-text-muted hover:text-text"
        >
          <Plus aria-hidden className="size-3.5 shrink-0" />
          {suggestion}
        </button>
      ))}
    </div>
  );
}
