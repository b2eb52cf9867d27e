import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { useGetMyProfileQuery } from '@/api/profile';
import { useReportSignIn } from '@/api/sign-in';
import { InvitedBoard } from '@/components/invited-board';
import { FRESH_FOR_SECONDS, USER_LOAD_RETRIES, USER_LOAD_RETRY_DELAY_MS } from '@/domain/limits';
import { hasCompleteProfile, ONBOARDING_STEPS as STEPS, type OnboardingStep, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import {
  clearReturnPath,
  invitedBoardId,
  readReturnPath,
  storeReturnPath,
  resolveReturnPath,
} from '@/lib/addresses/return-path';
import { draftNames } from '@/lib/drafts/form-draft';
import { focusHeading } from '@/lib/focus/page-heading';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { ErrorPanel } from '@/ui/error-panel';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { Spinner } from '@/ui/spinner';
import { ProfileStep } from './profile-step';
import { QuestionsStep } from './questions-step';
import { SocialStep } from './social-step';
import { stepDraft } from './step-form';

/** Onboarding: loads the user, shows their current step, and redirects them once the profile is complete. */
export function Onboarding() {
  const returnPath = useReturnPath();
  const load = useUserLoad();
  const [wasIncomplete, setWasIncomplete] = useState(false);
  if (load.data && !hasCompleteProfile(load.data) && !wasIncomplete) setWasIncomplete(true);
  return (
    <QueryState
      query={load}
      skeleton={
        <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-4">
          <Spinner className="size-8" />
          <p>Loading user data...</p>
        </div>
      }
      renderError={(retry) => (
        <>
          <HiddenHeading>Onboarding</HiddenHeading>
          <ErrorPanel title="Error loading user data. Please try again." {...retry} />
        </>
      )}
    >
      {(user) =>
        hasCompleteProfile(user) ? (
          <LeaveOnboarding to={returnPath ?? paths.home()} hasFinished={wasIncomplete} />
        ) : (
          // Remount per user, so that typed answers don't carry over to another profile.
          <OnboardingSteps key={user.id} user={user} returnPath={returnPath} />
        )
      }
    </QueryState>
  );
}

/** Redirects a user with a complete profile to the return path, once. Discover welcomes those who finished just now. */
function LeaveOnboarding({ to, hasFinished }: { to: string; hasFinished: boolean }) {
  useEffect(clearReturnPath, []);
  return <Navigate to={to} replace state={hasFinished && { isOnboarded: true }} />;
}

/**
 * The return path after onboarding: the `redirect` parameter, the stored path, or `null`. The parameter is stored on
 * arrival, so that it survives a reload without it.
 */
function useReturnPath(): string | null {
  const [searchParams] = useSearchParams();
  const redirect = searchParams.get('redirect');
  const returnPath = useMemo(() => resolveReturnPath(redirect) ?? readReturnPath(), [redirect]);
  // A layout effect, because it must run before LeaveOnboarding's effect, which clears the path.
  useLayoutEffect(() => storeReturnPath(redirect), [redirect]);
  return returnPath;
}

const STEP_FORMS = { profile: ProfileStep, questions: QuestionsStep, social: SocialStep };

interface OnboardingStepsProps {
  user: User;
  returnPath: string | null;
}

/** Shows the user's current step, or an earlier one that they opened or left with unsaved changes. */
function OnboardingSteps({ user, returnPath }: OnboardingStepsProps) {
  const owner = useAuth().uid ?? user.id;
  const [opened, setOpened] = useState<OnboardingStep | null>(() => {
    const drafts = draftNames(owner);
    return STEPS.find((step) => drafts.includes(stepDraft(step))) ?? null;
  });
  const reached = user.onboardingStep;
  const current = opened !== null && STEPS.indexOf(opened) < STEPS.indexOf(reached) ? opened : reached;
  const Step = STEP_FORMS[current];
  const boardId = invitedBoardId(returnPath);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // Scroll to the top of the new step and move the screen reader there.
    window.scrollTo(0, 0);
    focusHeading();
  }, [current]);

  return (
    <div className="mx-auto max-w-2xl">
      {boardId !== null && <Invitation boardId={boardId} />}
      <Step key={current} user={user} onOpen={setOpened} />
    </div>
  );
}

function Invitation({ boardId }: { boardId: string }) {
  const { data, isLoading } = useGetBoardQuery(boardId);
  return (
    <div className="mb-6">
      <InvitedBoard
        lead="Finish your profile to apply to"
        boardId={boardId}
        board={data}
        isLoading={isLoading}
      />
    </div>
  );
}

/**
 * Loads the user for onboarding, with up to `USER_LOAD_RETRIES` retries. If the backend has never confirmed the user, a
 * retry creates the account first: otherwise a new user whose creation failed at sign-in would never have a profile.
 * @returns the query for `QueryState`: it has an error once every attempt has failed; `refetch` starts another attempt
 */
function useUserLoad() {
  const auth = useAuth();
  // Another tab may have completed the profile.
  const profile = useGetMyProfileQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR_SECONDS });
  const { reportSignIn, isReporting } = useReportSignIn();
  const isMounted = useIsMounted();
  const [retries, setRetries] = useState(0);

  const user = profile.data ?? undefined;
  const isLoading = profile.isFetching || isReporting;
  const isMissing = user === undefined;
  const hasNothing = isMissing && !isLoading;
  const mayRetry = retries < USER_LOAD_RETRIES;

  async function load() {
    // The creation invalidates the profile, which is refetched already.
    if (auth._id === null && (await reportSignIn(auth))) return;
    // `refetch` throws after onboarding has unmounted.
    if (isMounted()) await profile.refetch();
  }

  // Counting continues after the last automatic attempt, so that the error stays while the user retries.
  const loadAgain = () => {
    setRetries((count) => count + 1);
    void load();
  };
  const onTimeout = useEffectEvent(loadAgain);

  useEffect(() => {
    if (!hasNothing || !mayRetry) return;
    const timer = setTimeout(() => onTimeout(), USER_LOAD_RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasNothing, mayRetry, retries]);

  const hasFailed = !mayRetry && (hasNothing || retries > USER_LOAD_RETRIES);
  return { data: user, error: hasFailed || undefined, isFetching: isLoading, refetch: loadAgain };
}
