import type { Access } from './access';
import type { CommandTools } from './app-commands';

/** What the palette and the list of shortcuts get. */
export interface OverlayProps {
  onClose: () => void;
  /** Of the person who is here at the moment. */
  access: Access;
  tools: CommandTools;
}
