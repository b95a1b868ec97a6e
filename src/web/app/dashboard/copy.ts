import { PRODUCT } from '#web/lib/product.ts';

export const DASHBOARD_COPY = {
  device: {
    offline: 'No connection. You see what was here last; changes need the connection.',
    newVersion: 'A new version is ready.',
    reload: 'Reload',
  },
  tabs: {
    upload: 'Upload Photos',
    quiz: 'Style Quiz',
    style: 'My Style',
    inspirations: 'Inspirations',
    outfits: 'Outfits',
    closet: 'Closet',
  },
  header: {
    home: `${PRODUCT.name}, home`,
    allFeaturesFree: 'All Features Free',
    upgradePlan: 'Upgrade Plan',
  },
  menu: {
    open: 'Your account',
    fitting: 'Your fitting and plan',
    aboutYou: 'About you',
    changePicture: 'Change Profile Picture',
    changePassword: 'Change Password',
    settings: 'Settings',
    devices: 'Signed-in devices',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    browserDecides: 'Automatic',
    logOut: 'Log out',
  },
  dashboard: {
    tabs: 'Dashboard',
    sidebar: 'Your fitting and plan',
    hello: (firstName: string) => (firstName === '' ? 'Hello' : `Hello, ${firstName}`),
    generateOutfit: 'Generate outfit',
    spent: "Today's outfits are used.",
    newOutfit: 'New outfit',
    /** All that a phone's bar has room for of the longest tab's name. */
    phoneTab: 'Photos',
  },
  fitting: {
    title: 'Your fitting',
    count: (done: number, total: number) => `${done} of ${total}`,
    next: {
      photos: 'Next: add a photo',
      quiz: 'Next: take the style quiz',
      colours: 'Next: choose your colors',
      body: 'Next: your body and fit',
      outfit: 'Next: your first outfit',
    },
    palette: 'Your palette',
    favourites: 'Your favorite colors',
    lastLook: 'Your newest look',
  },
} as const;
