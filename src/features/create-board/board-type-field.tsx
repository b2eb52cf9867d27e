import { useFormField } from '@/components/form-fields';
import { withoutInvisible } from '@/domain/text';
import { useIsLocked } from '@/ui/field';
import { TagInput } from '@/ui/tag-input';
import { ToggleChip } from '@/ui/toggle-chip';

const QUICK_TAGS = ['designers', 'developers', 'marketers', 'product-managers', 'others'] as const;

/** The board's types: typed, or selected from suggestions. */
export function BoardTypeField() {
  const { input, error, change, touch } = useFormField<string[]>('boardType');
  const tags = input.value;
  const isLocked = useIsLocked();
  const setTags = (next: string[]) => {
    if (!isLocked) change(next);
  };

  return (
    <div className="flex flex-col gap-2">
      <TagInput
        label="Board type"
        hint="Press Enter, space or comma to add a tag."
        error={error}
        tags={tags}
        onChange={setTags}
        onBlur={touch}
        placeholder="For example, developers"
        isSplitBySpace
        maxLength={40}
        canBackspace
        normalize={(text) => withoutInvisible(text).toLowerCase()}
      />
      <div role="group" aria-label="Quick add" className="flex flex-wrap gap-1.5">
        {QUICK_TAGS.map((tag) => {
          const isOn = tags.includes(tag);
          return (
            <ToggleChip
              key={tag}
              isOn={isOn}
              onPress={() => setTags(isOn ? tags.filter((selected) => selected !== tag) : [...tags, tag])}
            >
              {tag}
            </ToggleChip>
          );
        })}
      </div>
    </div>
  );
}
