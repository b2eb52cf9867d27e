/** Where `npm run backend` listens, and where `npm run dev:backend` sends its calls. */
export const DEVELOPMENT_PORT = 8080;
export const DEVELOPMENT_API_BASE_URL = `http://127.0.0.1:${DEVELOPMENT_PORT}/api`;
