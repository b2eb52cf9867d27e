import { useRef, useState, type KeyboardEvent } from 'react';
import { withTech } from '@/domain/discover';
import { findTechnologies } from '@/domain/profile-options';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { TextField } from '@/ui/field';
import { Suggestions } from '@/ui/suggestions';
import { TagChip } from '@/ui/tag-chip';

interface TechFilterProps {
  tech: readonly string[];
  onChange: (tech: string[]) => void;
}

/** A field that adds technologies, and the chosen ones as chips. */
export function TechFilter({ tech, onChange }: TechFilterProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Suggestions field={input} find={findTechnologies} onTake={add} />
      {tech.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {tech.map((name) => (
            <TagChip
              key={name}
              tag={name}
              onRemove={() => onChange(tech.filter((other) => other !== name))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
