/** The part of the start frame with that name (`data-early`); null where there is none. */
export const earlyPart = (name: string) => document.querySelector(`#root [data-early=${name}]`);
