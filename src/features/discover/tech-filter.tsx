import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { withTech } from '@/domain/discover';
import { findTechnologies } from '@/domain/profile-options';
import { isComposingKey } from '@/lib/keyboard/keys';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { TextField } from '@/ui/field';
import { isSuggestion, SuggestionList, SUGGESTIONS_MAX, TagChip } from '@/ui/tag-input';

interface TechFilterProps {
  tech: readonly string[];
  onChange: (tech: string[]) => void;
}

export function TechFilter({ tech, onChange }: TechFilterProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggested = findTechnologies(typed).slice(0, SUGGESTIONS_MAX);
  useFocusAfterRemoval(tech.length, () => input.current);

  function add(text: string) {
    setTyped('');
    const next = withTech(tech, text.split(/[,;]/));
    if (next.length > tech.length) onChange(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    add(typed);
  }
  return (
    <div>
      <TextField
        ref={input}
        label="Technologies"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        list={listId}
        onChange={({ target: { value }, nativeEvent }) => {
          if (isSuggestion(nativeEvent) && suggested.includes(value)) add(value);
          else setTyped(value);
        }}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} texts={suggested} />
      {tech.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {tech.map((name) => (
            <TagChip
              key={name}
              tag={name}
              onRemove={() => onChange(tech.filter((technology) => technology !== name))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
