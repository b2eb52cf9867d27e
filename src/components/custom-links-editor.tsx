import { getIn, useField, useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { completeLink, isFullLink, NO_LINK, platformLabel, type CustomLinks } from '@/domain/social-links';
import type { SocialLink } from '@/domain/user';
import { isComposingKey } from '@/lib/keyboard/keys';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button, SmallButton } from '@/ui/button';
import { TextField, useIsLocked } from '@/ui/field';
import { FormTextField, useFormField } from './form-fields';
import { isInvalidLink } from './custom-link-schema';

const completed = (link: SocialLink): SocialLink => ({ ...link, url: completeLink(link.platform, link.url) });

/**
 * Edits the form's links to platforms without their own field. A link has a name and a URL, is added once both are
 * filled in, and has a remove button.
 */
export function CustomLinksEditor() {
  const { values, setValues, setFieldTouched, setFieldValue } = useFormikContext<CustomLinks>();
  const { links, next } = values;
  const editor = useRef<HTMLFieldSetElement>(null);
  const nextPlatform = useRef<HTMLInputElement>(null);
  const isLocked = useIsLocked();
  const canAdd = isFullLink(next) && !isInvalidLink(next);
  // The next link's button replaces the pressed one. After the last link is removed, the focus needs another target.
  useFocusAfterRemoval(links.length, () => {
    const buttons = editor.current?.querySelectorAll<HTMLElement>('[data-remove-link]') ?? [];
    return buttons[buttons.length - 1] ?? nextPlatform.current;
  });

  function add() {
    if (!canAdd || isLocked) return;
    void setValues({ ...values, links: [...links, completed(next)], next: NO_LINK });
    void setFieldTouched('next', false, false);
    nextPlatform.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter in this row adds the link instead of submitting the form.
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset ref={editor} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">Custom links</legend>
      {links.map((link, index) => (
        <LinkRow key={index} name={`links[${index}]`} label={`Custom link ${index + 1}`}>
          <Button
            variant="ghost"
            aria-disabled={isLocked || undefined}
            aria-label={`Remove ${link.platform.trim() || `custom link ${index + 1}`}`}
            data-remove-link
            onClick={() => {
              if (!isLocked) void setFieldValue('links', links.toSpliced(index, 1));
            }}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </LinkRow>
      ))}
      <div onKeyDown={onKeyDown}>
        <LinkRow name="next" label="New custom link" platformRef={nextPlatform} />
      </div>
      <SmallButton
        disabled={!canAdd}
        aria-disabled={isLocked || undefined}
        onClick={add}
        className="self-start"
      >
        <Plus aria-hidden className="size-4" />
        Add link
      </SmallButton>
    </fieldset>
  );
}

interface LinkRowProps {
  name: string;
  label: string;
  platformRef?: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
}

/** The fields of one link. Their errors are shown once the row has been left. */
function LinkRow({ name, label, platformRef, children }: LinkRowProps) {
  const isLocked = useIsLocked();
  const { errors } = useFormikContext();
  const [{ value: link }, { touched }, { setValue, setTouched }] = useField<SocialLink>(name);
  const rowErrors = touched ? ((getIn(errors, name) ?? {}) as Partial<SocialLink>) : {};
  const change = (changes: Partial<SocialLink>) => void setValue({ ...link, ...changes });

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Moving from the platform to its URL is not a blur of the row.
    if (currentTarget.contains(relatedTarget)) return;
    void setTouched(true, false);
    if (!isLocked && completed(link).url !== link.url) change(completed(link));
  }

  return (
    <div role="group" aria-label={label} onBlur={onBlur} className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[12rem_1fr]">
        <TextField
          {...(platformRef ? { ref: platformRef } : {})}
          label={<span className="text-sm">Platform</span>}
          value={link.platform}
          error={rowErrors.platform}
          onChange={(event) => change({ platform: event.target.value })}
        />
        <TextField
          label={<span className="text-sm">URL</span>}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link.url}
          error={rowErrors.url}
          onChange={(event) => change({ url: event.target.value })}
        />
      </div>
      {/* Aligned with the inputs, below the labels. */}
      {children !== undefined && <div className="pt-7">{children}</div>}
    </div>
  );
}

/** The URL of a known platform, in the form's `fields`. On blur, 'github.com/ada' and '@ada' become the full URL. */
export function SocialUrlField({ platform }: { platform: string }) {
  const name = `fields.${platform}`;
  const { input, change } = useFormField<string | undefined>(name);
  const isLocked = useIsLocked();
  return (
    <FormTextField
      name={name}
      label={platformLabel(platform)}
      type="url"
      inputMode="url"
      placeholder="https://"
      onBlur={() => {
        const typed = input.value ?? '';
        const url = completeLink(platform, typed);
        if (url !== typed && !isLocked) change(url);
      }}
    />
  );
}
