/** The heading of `/boards`, which is also drawn before the app has loaded. */
export const MY_BOARDS = { title: 'My Boards', lead: 'The boards you have created.' };
