import type { Device } from '#contract/devices.ts';

export type DescribedDevice = Pick<Device, 'name' | 'kind'>;

/** Browsers in the order in which they must be asked for: most call themselves by their ancestors' names as well. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|Chrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string, Device['kind']][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/**
 * What a browser says about itself, in plain words: `Chrome on Windows`. Only our own words come back, whatever was sent.
 */
export function describeDevice(userAgent: string | null): DescribedDevice {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, system, kind = 'other'] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];

  if (browser !== undefined && system !== undefined) return { name: `${browser} on ${system}`, kind };
  if (browser !== undefined) return { name: browser, kind };
  return { name: system === undefined ? 'Unknown device' : `Another app on ${system}`, kind };
}
