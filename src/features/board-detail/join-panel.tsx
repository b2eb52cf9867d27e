import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { press } from '@/lib/focus/press';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { ApplyPanel, Panel, type ApplyPanelProps } from './apply-panel';

/** The way to apply, also by keyboard. */
export function JoinPanel(props: Omit<ApplyPanelProps, 'linkRef'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useScreenCommands([{ label: 'Apply to join', run: () => press(link.current) }]);
  return <ApplyPanel {...props} linkRef={link} />;
}

/** On a board that this device has kept: whether somebody can apply, or has, only the server knows. */
export function UnansweredPanel() {
  return (
    <Panel title="Join this board" text="You can apply as soon as the server answers.">
      <span aria-hidden className={`${buttonStyle('join')} invisible`}>
        Apply to join
      </span>
    </Panel>
  );
}

/** For somebody whose application is pending. */
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
