import { Button, type ButtonProps } from './button';

/** Apart from `button.tsx`: the first screens of pages need neither, and would load one file more. */
export const SmallButton = (props: ButtonProps) => <Button variant="secondary" size="small" {...props} />;

/** Without a frame, for what matters less than what it stands beside. */
export const QuietButton = (props: ButtonProps) => <Button variant="ghost" size="small" {...props} />;
