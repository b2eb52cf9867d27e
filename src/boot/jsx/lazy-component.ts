/** A component whose code comes with the app: nothing is shown in its place until then. */
export const lazyComponent = () => () => null;
