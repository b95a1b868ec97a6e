import { listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { serve } from '#server/http/serve.ts';
import type { DevicesService } from './devices.service.ts';

export function devicesRoutes(devices: DevicesService) {
  return [
    serve(listDevices, ({ user }) => devices.list(user)),
    serve(signOutDevice, ({ user, params }) => devices.signOut(user, params.id)),
    serve(signOutOtherDevices, ({ user }) => devices.signOutOthers(user)),
  ];
}
