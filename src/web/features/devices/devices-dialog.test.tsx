import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { DevicesDialog } from './devices-dialog.tsx';

const device = (change: Partial<Device>): Device => ({
  id: 'this-device',
  name: 'Chrome on Windows',
  kind: 'computer',
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  isCurrent: true,
  ...change,
});
const PHONE = device({
  id: 'the-phone',
  name: 'Safari on iPhone',
  kind: 'phone',
  lastUsedAt: new Date(Date.now() - 3 * 60 * 60_000 - 1_000).toISOString(),
  isCurrent: false,
});
const open = () => renderPanel(<DevicesDialog onClose={vi.fn()} />);

describe('the list of devices', () => {
  it('names each, marks this one and says when the others were used', async () => {
    stubRoute(listDevices, [device({}), PHONE]);
    open();

    const [here, phone] = await screen.findAllByRole('listitem');

    expect(here).toHaveTextContent('Chrome on Windows');
    expect(here).toHaveTextContent('This device');
    expect(here).toHaveTextContent('In use now, signed in Nov 1, 2026');
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('Safari on iPhone');
    expect(phone).toHaveTextContent('Last used 3 hours ago');
  });

  it('signs one out, says so, and reads the list again', async () => {
    let devices = [device({}), PHONE];
    stubRoute(listDevices, () => devices);
    const calls = stubRoute(signOutDevice, () => {
      devices = [device({})];
      return { success: true as const };
    });
    const { actor } = open();

    await actor.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));

    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/account/sessions/the-phone']);
    await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: false })).not.toHaveLength(0));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
  });

  it('signs all others out at once', async () => {
    let devices = [device({}), PHONE, { ...PHONE, id: 'a-tablet', name: 'Chrome on Android' }];
    stubRoute(listDevices, () => devices);
    stubRoute(signOutOtherDevices, () => {
      devices = [device({})];
      return { success: true as const };
    });
    const { actor } = open();

    await actor.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));

    expect(await screen.findByText('Every other device is signed out.')).toBeVisible();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  });

  it('takes a device that is gone already for signed out', async () => {
    stubRoute(listDevices, [device({}), PHONE]);
    stubRouteError(signOutDevice, 'not_found', 'That device is not signed in any more.');
    const { actor } = open();

    await actor.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));

    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
  });

  it('says in place what could not be done', async () => {
    stubRoute(listDevices, [device({}), PHONE]);
    stubRouteError(signOutDevice, 'unavailable', 'Hemline cannot reach its data just now.');
    const { actor } = open();

    await actor.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));

    expect(await screen.findByText('Sign-out failed')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('cannot reach its data');
  });

  it('offers another try when the list could not be read', async () => {
    stubRouteError(listDevices, 'unavailable', 'Hemline cannot reach its data just now.');
    const { actor } = open();

    const again = await screen.findByRole('button', { name: 'Try Again' });
    stubRoute(listDevices, [device({})]);
    await actor.click(again);

    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });
});
