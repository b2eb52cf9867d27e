import type { Control, PageSide } from './page-side';

/**
 * Finds what can be pressed. Runs in the page, so it uses nothing from outside itself.
 * @param alikeMax how many to take of controls that differ only in their words, such as the links of a list
 */
export function installControls(alikeMax: number): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=button], [role=tab], [role=menuitem], ' +
    '[role=menuitemradio], [role=menuitemcheckbox], [role=switch], [role=option]';
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
  /** They float above everything and disappear by themselves. */
  const NOTICES = '[data-sonner-toaster], [role=region][aria-label^="Notifications"]';
  const ENTRIES = 'li, article, tr, [role=listitem], [role=option], [aria-pressed], [type=radio]';
  const LISTS = 'ul, ol, tbody, fieldset, [role=list], [role=listbox], [role=group], [role=radiogroup], main';

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

  function nameOf(element: Element): string {
    const isField = element.matches('input, textarea, select');
    const labels = isField ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const byIds = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const words = [
      ...[byIds, labels].map((elements) => elements.map((one) => one?.textContent ?? '').join(' ')),
      element.getAttribute('aria-label'),
      isField ? '' : element.textContent,
      element.getAttribute('placeholder'),
      element.getAttribute('title'),
    ];
    return (words.map(clean).find(Boolean) ?? '').slice(0, 60);
  }

  function roleOf(element: Element): string {
    const role = element.getAttribute('role');
    if (role !== null) return role;
    if (element instanceof HTMLInputElement) return element.type;
    const byTag: Record<string, string> = { A: 'link', TEXTAREA: 'textbox', SELECT: 'combobox' };
    return byTag[element.tagName] ?? 'button';
  }

  function useOf(element: Element): Control['use'] {
    if (element instanceof HTMLSelectElement) return 'choose';
    const isText =
      element.matches('textarea') || /^(text|search|url|email|number|tel)$/.test(roleOf(element));
    return isText || element.getAttribute('role') === 'combobox' ? 'type' : 'press';
  }

  function isChosen(element: Element): boolean {
    if (element instanceof HTMLAnchorElement) return element.href === location.href;
    if (element instanceof HTMLInputElement) return element.type === 'radio' && element.checked;
    if (element instanceof HTMLSelectElement) return element.options.length < 2;
    if (element.getAttribute('role') === 'tab') return element.getAttribute('aria-selected') === 'true';
    if (element.getAttribute('role') === 'menuitemradio')
      return element.getAttribute('aria-checked') === 'true';
    if (!['false', null].includes(element.getAttribute('aria-current'))) return true;
    return element.getAttribute('aria-pressed') === 'true';
  }

  function openLayer(): Element | null {
    return [...document.querySelectorAll(LAYERS)].filter(isShown).at(-1) ?? null;
  }
  function layerName(layer: Element | null): string | null {
    if (layer === null) return null;
    return nameOf(layer).slice(0, 40) || (layer.getAttribute('role') ?? '');
  }

  function isOneOfMany(element: Element): boolean {
    const entry = element.closest(ENTRIES);
    const list = entry?.parentElement?.closest(LISTS);
    if (!entry || !list) return false;
    const kind = entry.getAttribute('role') ?? entry.tagName;
    const size = entry.querySelectorAll(CONTROLS).length;
    const entries = [...list.querySelectorAll(ENTRIES)].filter(
      (other) =>
        (other.getAttribute('role') ?? other.tagName) === kind &&
        // A creator's own card has no button to remove them.
        other.querySelectorAll(CONTROLS).length === size,
    );
    return entries.indexOf(entry) >= alikeMax;
  }

  function found(): { control: Control; element: HTMLElement }[] {
    const open = openLayer();
    const counts = new Map<string, number>();
    return [...(open ?? document).querySelectorAll<HTMLElement>(CONTROLS)].flatMap((element) => {
      const isThere = isShown(element) && element.closest(`${NOTICES}, [aria-hidden=true]`) === null;
      if (!isThere || element.matches(':disabled, [readonly], [aria-disabled=true]') || isOneOfMany(element))
        return [];
      const layer =
        layerName(open) ?? (element.closest('main, section[aria-label]') === null ? 'frame' : 'screen');
      const role = roleOf(element);
      const name = nameOf(element);
      // 'Question 3' is equivalent to 'Question 2', and 'Leave out: Ada' to 'Leave out: Grace'.
      const words = name.replace(/\d+/g, '#').replace(/^([^:]+): .+/, '$1: ...');
      const kind = `${layer}: ${role} "${words}"`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > alikeMax) return [];
      const id = count === 1 ? kind : `${kind} no. ${count}`;
      return [
        {
          control: {
            id,
            role,
            name,
            layer,
            use: useOf(element),
            isChosen: isChosen(element),
            isEmpty:
              'value' in element &&
              element.value === '' &&
              // Tags have left their field.
              !element.parentElement?.querySelector(':scope > span > [aria-label^="Remove "]'),
          },
          element,
        },
      ];
    });
  }

  const side: Pick<PageSide, 'controls' | 'aim' | 'condition' | 'element'> = {
    controls: () => found().map(({ control }) => control),
    element: (id) => found().find(({ control }) => control.id === id)?.element ?? null,
    aim(id) {
      const hit = found().find(({ control }) => control.id === id);
      if (hit === undefined) return null;
      const { element, control } = hit;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const onTop = document.elementFromPoint(point.x, point.y);
      const isReached = width > 2 && height > 2 && onTop !== null && element.contains(onTop);
      // A select opens a window of its own when it is clicked.
      const isSelect = element instanceof HTMLSelectElement;
      if (!isReached || isSelect) element.focus({ preventScroll: true });
      return {
        point: isReached && !isSelect ? point : null,
        use: control.use,
        role: control.role,
        isChosen: control.isChosen,
        value: 'value' in element ? String(element.value) : '',
        // The first option may stand for none.
        otherOption: isSelect && element.selectedIndex + 1 < element.options.length ? 'ArrowDown' : 'ArrowUp',
      };
    },
    condition: () => ({
      address: location.pathname + location.search,
      hasFrame: [...document.querySelectorAll('nav[aria-label=Main] a, [data-look=frame]')].some(
        (element) => isShown(element) && /Talentboard/.test(element.textContent ?? ''),
      ),
      layer: layerName(openLayer()),
      heading: clean(document.querySelector('main h1')?.textContent),
      text: clean(document.body.innerText),
      loadedAt: performance.timeOrigin,
    }),
  };
  window.crawl = Object.assign(window.crawl ?? {}, side);
}
