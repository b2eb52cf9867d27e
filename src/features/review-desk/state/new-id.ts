/** @returns an id that no other page or call gets. Not `crypto.randomUUID`, which insecure origins lack. */
export const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
