import { expect, test } from 'vitest';
import { pageState, writePageState } from './page-state.ts';

test('a name that looks like markup stays a name', () => {
  const state = {
    user: {
      id: '1',
      email: 'a@example.com',
      name: '</script><script>alert(1)</script><!--',
      firstName: '</script><script>alert(1)</script><!--',
      lastName: '',
      profileImageUrl: null,
      profileImageLargeUrl: null,
      authProvider: 'local',
      hasActiveSubscription: false,
      subscriptionDetails: null,
    },
  };

  const written = writePageState(state);

  expect(written).not.toContain('<');
  expect(pageState.parse(JSON.parse(written))).toEqual(state);
});
