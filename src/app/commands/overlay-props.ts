import type { Access } from './access';
import type { CommandTools } from './app-commands';

/** Props of the palette and the list of shortcuts. */
export interface OverlayProps {
  onClose: () => void;
  /** Of the current person. */
  access: Access;
  tools: CommandTools;
}
