import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useScreenCommands, press } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { ApplyPanel, Panel, type ApplyPanelProps } from './apply-panel';

/** The apply panel with its keyboard shortcut. */
export function JoinPanel(props: Omit<ApplyPanelProps, 'linkRef'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useScreenCommands([{ label: 'Apply to join', run: () => press(link.current) }]);
  return <ApplyPanel {...props} linkRef={link} />;
}

/** The panel for a viewer whose application is pending. */
export function AppliedPanel() {
  return (
    <Panel
      title="You have applied"
      text={
        <>
          The creator decides.{' '}
          <Link to={paths.myApplications()} className="text-text underline underline-offset-4">
            My Applications
          </Link>
        </>
      }
    >
      <Button variant="locked">Requested</Button>
    </Panel>
  );
}
