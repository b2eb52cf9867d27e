import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useDiscoverAddress } from './use-discover-address';

beforeEach(() => window.history.replaceState(null, '', '/?mode=member'));

it('keeps what was set after the last render: a pause in typing may end after another choice', () => {
  const { result } = renderHook(useDiscoverAddress, { wrapper: BrowserRouter });
  const { set } = result.current;
  act(() => set('role', 'designer', 'push'));
  act(() => set('q', 'ada', 'replace'));
  expect(window.location.search).toBe('?mode=member&role=designer&q=ada');
  act(() => set('role', '', 'push'));
  expect(window.location.search).toBe('?mode=member&q=ada');
});
