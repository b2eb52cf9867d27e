import { setupServer } from 'msw/node';

/** Answers every request of the component tests; `renderApp` gives it the demo's handlers over a fresh store. */
export const server = setupServer();
