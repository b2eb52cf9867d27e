import {
  ensure,
  findBoard,
  findUser,
  usersById,
  type DemoBoard,
  type DemoDb,
  type DemoJoinRequest,
  type DemoUser,
} from '../db';

/**
 * A user as the backend sends them.
 * @param viewer users see all their fields; others see neither the wallet nor a hidden salary
 * @param mayContact whether the email address is included
 */
export function userView(user: DemoUser, viewer: DemoUser | null, mayContact: boolean): object {
  if (viewer?._id === user._id) return user;
  const { email, walletAddress: _wallet, profileQuestions, ...open } = user;
  const { salary, hidden } = profileQuestions.salaryExpectations;
  return {
    ...open,
    ...(mayContact ? { email } : {}),
    profileQuestions: { ...profileQuestions, salaryExpectations: hidden ? { hidden } : { salary, hidden } },
  };
}

/** A user's profile. Creators see the email addresses of their boards' members and applicants. */
export function profileView(db: DemoDb, user: DemoUser, viewer: DemoUser | null): object {
  const mayContact =
    viewer !== null &&
    db.boards.some(
      (board) =>
        board.creator === viewer._id &&
        (board.members.includes(user._id) ||
          db.joinRequests.some((request) => request.board === board._id && request.user === user._id)),
    );
  return userView(user, viewer, mayContact);
}

/** A board with full members, for its page. */
export function boardView(db: DemoDb, board: DemoBoard, viewer: DemoUser | null): object {
  const isCreator = viewer?._id === board.creator;
  return withPeople(board, usersById(db), (member) => userView(member, viewer, isCreator));
}

/** Boards for a list. Members have names and pictures only. */
export function boardListView(db: DemoDb, boards: readonly DemoBoard[]): object[] {
  const people = usersById(db);
  return boards.map((board) => withPeople(board, people, nameAndPicture));
}

/** A request for the board's creator: the applicant in full, the board as an id. */
export function requestForCreator(db: DemoDb, request: DemoJoinRequest, creator: DemoUser): object {
  return { ...noteFields(request), user: userView(findUser(db, request.user), creator, true) };
}

/** A request for its applicant: the board by name, the applicant as an id. */
export function requestForApplicant(db: DemoDb, request: DemoJoinRequest): object {
  const { _id, name } = findBoard(db, request.board);
  return { ...noteFields(request), board: { _id, name } };
}

/** A request with the note of its decision only; none while it is pending. */
function noteFields({ acceptanceNote, rejectionNote, ...request }: DemoJoinRequest): object {
  return {
    ...request,
    ...(request.status === 'accepted' ? { acceptanceNote } : {}),
    ...(request.status === 'rejected' ? { rejectionNote } : {}),
  };
}

function nameAndPicture({ _id, name, username, profilePicture }: DemoUser): object {
  return { _id, name, username, profilePicture };
}

function withPeople(
  board: DemoBoard,
  people: Map<string, DemoUser>,
  memberView: (member: DemoUser) => object,
): object {
  const creator = people.get(board.creator);
  ensure(creator !== undefined, 404, 'User not found');
  return {
    ...board,
    creator: { ...nameAndPicture(creator), verified: creator.verified },
    members: board.members.flatMap((id) => people.get(id) ?? []).map((member) => memberView(member)),
  };
}
