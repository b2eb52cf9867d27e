import { FormTags, useFormField } from '@/components/form-fields';
import { withoutInvisible } from '@/domain/text';
import { useIsLocked } from '@/ui/field';
import { ToggleChip } from '@/ui/toggle-chip';

const QUICK_TAGS = ['designers', 'developers', 'marketers', 'product-managers', 'others'] as const;

/** The board's types: typed, or selected from suggestions. */
export function BoardTypeField() {
  const { input, change } = useFormField<string[]>('boardType');
  const tags = input.value;
  const isLocked = useIsLocked();

  function toggle(tag: string) {
    if (isLocked) return;
    change(tags.includes(tag) ? tags.filter((selected) => selected !== tag) : [...tags, tag]);
  }

  return (
    <div className="flex flex-col gap-2">
      <FormTags
        name="boardType"
        label="Board type"
        hint="Press Enter, space or comma to add a tag."
        placeholder="For example, developers"
        isSplitBySpace
        maxLength={40}
        canBackspace
        normalize={(text) => withoutInvisible(text).toLowerCase()}
      />
      <div role="group" aria-label="Quick add" className="flex flex-wrap gap-1.5">
        {QUICK_TAGS.map((tag) => (
          <ToggleChip key={tag} isOn={tags.includes(tag)} onPress={() => toggle(tag)}>
            {tag}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
