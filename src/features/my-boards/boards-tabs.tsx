import { useSearchParams } from 'react-router-dom';
import { useUnreadDecisionCount } from '@/api/use-unread-decisions';
import { NewDecisions } from '@/components/unread-dot';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { Tabs } from '@/ui/tabs';
import { PageHeading } from '@/ui/page';
import { MyApplications } from './my-applications';
import { MyBoardsList } from './my-boards-list';

const APPLICATIONS = 'applications';
const BOARDS = 'boards';

/** The viewer's boards and applications. The selected tab is in the URL. */
export function BoardsTabs() {
  const [params, setParams] = useSearchParams();
  const newCount = useUnreadDecisionCount();
  const tab = params.get('tab') === APPLICATIONS ? APPLICATIONS : BOARDS;
  useDocumentTitle(tab === APPLICATIONS ? 'My Applications' : null);
  return (
    <>
      {tab === APPLICATIONS ? (
        <PageHeading lead="Boards you’ve applied to and their status.">My Applications</PageHeading>
      ) : (
        <PageHeading lead="Boards you run and boards you’re in.">My Boards</PageHeading>
      )}
      <Tabs
        label="Boards"
        value={tab}
        onChange={(next) => setParams(next === APPLICATIONS ? { tab: next } : {}, { replace: true })}
        tabs={[
          { value: BOARDS, label: 'My Boards', content: <MyBoardsList /> },
          {
            value: APPLICATIONS,
            label: (
              <>
                My Applications
                <NewDecisions count={newCount} />
              </>
            ),
            content: <MyApplications />,
          },
        ]}
      />
    </>
  );
}
