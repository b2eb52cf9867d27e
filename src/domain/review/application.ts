import { splitAnswer, type QuestionAnswer } from '../answers';
import { normalizeForSearch } from '../text';
import type { JoinRequest } from '../join-request';
import { roleLabel } from '../profile-options';
import { displayName, type User } from '../user';

/** A join request as the review desk works with it: answers are split once, the search text is built once. */
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
   * The text that is searched, folded (`normalizeForSearch`). Built when it is first needed: for thousands of applications that
   * takes as long as everything else.
   */
  searchText: () => string;
}

/** Each answer belongs to one question, in the order in which they were given: a board can ask the same twice. */
function answersInOrder(stored: readonly string[], questions: readonly string[]): QuestionAnswer[] {
  const left = stored.map((text) => splitAnswer(text, questions));
  const ofBoard = questions.map((question) => {
    const at = left.findIndex((pair) => pair.question === question.trim());
    const [given = { question, answer: '' }] = at < 0 ? [] : left.splice(at, 1);
    return given;
  });
  return [...ofBoard, ...left];
}

/**
 * Builds the searched text of an application when it is first needed.
 * @param role in words
 */
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
 * Reads each request once, however often its list is reloaded.
 * @returns a function from a list to its applications and those of the lists before it, one of which may be open
 */
export function applicationReader(
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
