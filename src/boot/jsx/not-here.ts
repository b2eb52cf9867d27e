/** Stands in for a package that only a part loads whose code comes with the app (lazy-part.ts). */
export {};
