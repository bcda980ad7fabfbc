import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakePlatform } from '../fake';
import { offeredTopic } from '../topics';
import { PlatformProvider } from './platform-context';
import { useOffers } from './use-offers';

it('says nothing until the server has said what it has, and then follows it', () => {
  const platform = fakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const devices = renderHook(() => useOffers({ name: 'listDevices' }), { wrapper });
  const phone = renderHook(() => useOffers({ name: 'bindPhone' }), { wrapper });
  expect([devices.result.current, phone.result.current]).toEqual([null, null]);
  act(() => {
    platform.offer({ name: 'listDevices' });
    platform.drive(offeredTopic, ['listDevices']);
  });
  expect([devices.result.current, phone.result.current]).toEqual([true, false]);
});
