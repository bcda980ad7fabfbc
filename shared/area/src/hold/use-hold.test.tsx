import { renderHook } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { ReactNode } from 'react';
import { useHold } from './use-hold';

describe('useHold', () => {
  it('holds as long as it is told to, and no longer than the form stands', () => {
    const platform = fakePlatform();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <PlatformProvider platform={platform}>{children}</PlatformProvider>
    );
    const first: { kind: 'ask' | 'no' | null } = { kind: null };
    const { rerender, unmount } = renderHook(({ kind }) => useHold(kind), { wrapper, initialProps: first });
    expect(platform.readiness()).toBe('yes');
    rerender({ kind: 'ask' });
    expect(platform.readiness()).toBe('ask');
    rerender({ kind: 'no' });
    expect(platform.readiness()).toBe('no');
    unmount();
    expect(platform.readiness()).toBe('yes');
  });
});
