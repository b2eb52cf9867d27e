/** The port of `npm run backend`, which `npm run dev:backend` uses. */
export const DEVELOPMENT_PORT = 8080;
export const DEVELOPMENT_API_BASE_URL = `http://127.0.0.1:${DEVELOPMENT_PORT}/api`;
