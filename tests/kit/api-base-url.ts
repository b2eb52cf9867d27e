/** Where the component tests' backend answers. */
export const API_BASE_URL = 'http://localhost:3000/api';
