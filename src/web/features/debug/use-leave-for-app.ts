import { useEffect, useState } from 'react';

const DEBUG_ACTION_DELAY_MS = 1_000;
const APP_ADDRESS = '/home';

/** A second after a tool has done its work, the app is opened anew: as whoever is signed in by then. */
export function useLeaveForApp(
  open: (address: string) => void = (address) => window.location.assign(address),
) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => open(APP_ADDRESS), DEBUG_ACTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, open]);

  return { isLeaving, leave: () => setLeaving(true) };
}
