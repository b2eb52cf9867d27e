import { MEMBER_CARD_TECH_MAX } from '@/domain/limits';
import { isLongTech, isOpenToWork, memberFacts, moreText } from '@/domain/member-summary';
import { displayName, type User } from '@/domain/user';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { safeLink } from '@/lib/safe-link';
import { fillEach, fillText, part } from './fill-parts';

/**
 * Turns a clone of `MemberCardTemplate`'s card into that person's card without React, for the members that index.html
 * shows before the app has loaded. Somebody without a picture has none here: the app draws one.
 * @param card changed in place
 * @param hasAction whether the app will put a button on it, whose place is kept
 */
export function fillMemberCard(card: Element, member: User, hasAction: boolean): void {
  const { id, location, profilePicture, profileQuestions } = member;
  part(card, 'a').setAttribute('href', withBase(paths.profile(id)));
  fillText(part(card, 'a > bdi'), displayName(member));
  const picture = part(card, 'img');
  const source = profilePicture === null ? null : safeLink(profilePicture);
  if (source === null) picture.remove();
  else picture.setAttribute('src', source);

  const facts = memberFacts(member);
  card.querySelectorAll('p:first-of-type > span').forEach((span, index) => {
    const fact = facts[index];
    if (fact === undefined) span.remove();
    else fillText(part(span, 'bdi'), fact);
  });
  const more = part(card, 'p + p');
  const isOpen = isOpenToWork(member);
  fillText(part(more, 'bdi'), location);
  if (!isOpen && location === '') more.remove();
  else if (!isOpen) part(more, 'span').remove();
  if (!hasAction) part(card, 'div > div + div').remove();

  const { techStack } = profileQuestions;
  const list = part(card, 'ul');
  if (techStack.length === 0) return list.remove();
  const rest = part(list, 'li:last-child');
  rest.remove();
  fillEach(list, techStack.slice(0, MEMBER_CARD_TECH_MAX), (item, tech) => {
    fillText(item, tech);
    if (isLongTech(tech)) item.classList.add('shrink-9999');
  });
  if (techStack.length <= MEMBER_CARD_TECH_MAX) return;
  fillText(rest, moreText(techStack.length - MEMBER_CARD_TECH_MAX));
  list.append(rest);
}
