import { splitAnswer, type QuestionAnswer } from '../answers';
import { normalizeForSearch } from '../text';
import type { JoinRequest } from '../join-request';
import { roleLabel } from '../profile-options';
import { displayName, type User } from '../user';

/** A join request, prepared for the review desk: answers are split once, the search text is built once. */
export interface Application {
  /** The request's id. */
  id: string;
  /** Identifies the applicant across applications; the request's id if the account was deleted. */
  personKey: string;
  name: string;
  /** '' if it isn't known. */
  role: string;
  user: User;
  /** One per question of the board, in its order, followed by answers to questions that the board no longer has. */
  answers: QuestionAnswer[];
  request: JoinRequest;
  /**
   * The text to search, normalized (`normalizeForSearch`). Built on first use, because that takes long for thousands of
   * applications.
   */
  searchText: () => string;
}

/** Assigns each answer to one question, in order, because a board can ask the same question twice. */
function answersInOrder(stored: readonly string[], questions: readonly string[]): QuestionAnswer[] {
  const remaining = stored.map((text) => splitAnswer(text, questions));
  const ofBoard = questions.map((question) => {
    const at = remaining.findIndex((pair) => pair.question === question.trim());
    const [given = { question, answer: '' }] = at < 0 ? [] : remaining.splice(at, 1);
    return given;
  });
  return [...ofBoard, ...remaining];
}

/** @param role its label. @returns a function that builds an application's search text on its first call */
export function lazySearchText(user: User, role: string, answers: readonly QuestionAnswer[]): () => string {
  let text: string | null = null;
  return () => {
    if (text !== null) return text;
    const { name, username, email, bio, location, profileQuestions, socialMedia } = user;
    const profile = [name, username, email, bio, location, role, ...profileQuestions.techStack];
    const links = socialMedia.map(({ url }) => url);
    text = normalizeForSearch([...answers.map(({ answer }) => answer), ...profile, ...links].join('\n'));
    return text;
  };
}

/** @param questions the board's, used to split answers that contain commas */
export function readApplication(request: JoinRequest, questions: readonly string[]): Application {
  const { user } = request;
  const { role, customRole } = user.profileQuestions;
  const answers = answersInOrder(request.answers, questions);
  const label = roleLabel(role, customRole);
  return {
    id: request.id,
    personKey: user.id || request.id,
    name: displayName(user),
    role: label,
    user,
    answers,
    request,
    searchText: lazySearchText(user, label, answers),
  };
}

/**
 * Memoizes `readApplication`, so that a refetched list reads only new and changed requests.
 * @returns a function from a list to its applications and those of earlier lists, one of which may be open
 */
export function createApplicationReader(
  questions: readonly string[],
): (requests: readonly JoinRequest[]) => ReadonlyMap<string, Application> {
  let known: ReadonlyMap<string, Application> = new Map();
  return (requests) => {
    const next = new Map(known);
    for (const request of requests) {
      if (next.get(request.id)?.request !== request)
        next.set(request.id, readApplication(request, questions));
    }
    known = next;
    return next;
  };
}
