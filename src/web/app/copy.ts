import { PRODUCT } from '#contract/product.ts';

export const APP_COPY = {
  notFound: {
    title: '404 Page Not Found',
    explanation: 'This address leads nowhere. It may have been mistyped, or the page has gone.',
    membersOnly: 'This page belongs to an account. Log in to see it.',
    back: 'Back to start',
    logIn: 'Log in',
  },
  unreachable: {
    title: 'No connection',
    explanation: 'The server could not answer. Please try again.',
    tryAgain: 'Try Again',
  },
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
  },
  header: {
    home: `${PRODUCT.name}, home`,
    allFeaturesFree: 'All Features Free',
    upgradePlan: 'Upgrade Plan',
  },
  menu: {
    open: 'Your account',
    fitting: 'Your fitting and plan',
    changePicture: 'Change Profile Picture',
    changePassword: 'Change Password',
    devices: 'Signed-in devices',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    logOut: 'Log out',
  },
  dashboard: {
    tabs: 'Dashboard',
    sidebar: 'Your fitting and plan',
    hello: (firstName: string) => (firstName === '' ? 'Hello' : `Hello, ${firstName}`),
    generateOutfit: 'Generate outfit',
  },
  fitting: {
    title: 'Your fitting',
    count: (done: number, total: number) => `${done} of ${total}`,
    steps: {
      photos: 'Photos',
      quiz: 'Style quiz',
      colours: 'Colors',
      body: 'Body and fit',
      outfit: 'First outfit',
    },
    done: 'done',
    palette: 'Your palette',
  },
} as const;
