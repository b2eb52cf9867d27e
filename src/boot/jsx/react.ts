import type { Content } from './append';
import { jsx } from './jsx-runtime';

/*
 * What the components that are drawn before the app use of React, for one render that is never repeated. The build
 * stops where they use anything else.
 */

type Props = Record<string, unknown>;

export const useState = <T>(initial: T | (() => T)): [T, () => void] => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  () => undefined,
];
export const useRef = <T>(current: T) => ({ current });
export const createContext = <T>(value: T) => value;
export const useContext = <T>(context: T) => context;
export const useEffect = () => undefined;
export const useMemo = <T>(make: () => T) => make();
export const forwardRef = (render: (props: Props, ref: null) => Content) => (props: Props) =>
  render(props, null);
export const createElement = (
  type: Parameters<typeof jsx>[0],
  props: Props | null,
  ...children: Content[]
): Content => jsx(type, { ...props, ...(children.length > 0 ? { children } : {}) });
