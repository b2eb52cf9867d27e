import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearReturnPath } from '@/lib/return-path';

/** Redirects a person with a complete profile to where they wanted to go, once. */
export function LeaveOnboarding({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    clearReturnPath();
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
