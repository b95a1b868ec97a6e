import { text } from 'node:stream/consumers';
import { type Command, counted, textOf } from './command.ts';
import { withInstallation } from './open-installation.ts';
import { OperatorError } from './operator-error.ts';
import { createUser, endAccount, endSessions, listUsers, resetPassword, setPlan } from './users.ts';

export const USER_COMMANDS: Command[] = [
  {
    usage: 'users list',
    summary: 'everybody who has an account, with plan and sessions',
    options: {},
    async run({ config }) {
      const users = await withInstallation(config, listUsers);
      const lines = users.map(
        ({ email, name, plan, sessions, lastUsedAt }) =>
          `${email}\t${name}\t${plan ?? 'no plan'}\t${counted(sessions, 'session')}\t${lastUsedAt ?? 'never'}`,
      );
      return { value: users, words: [...lines, counted(users.length, 'account')].join('\n') };
    },
  },
  {
    usage: 'users create EMAIL',
    summary:
      'makes an account; --name NAME, --plan PLAN, --password-stdin reads its password, else one is made',
    options: { name: { type: 'string' }, plan: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    async run({ config, words: [email = ''], options, input }) {
      const password = options['password-stdin'] === true ? (await text(input)).trimEnd() : null;
      const name = textOf(options, 'name') ?? email.split('@')[0] ?? email;
      const form = { email, name, password, plan: textOf(options, 'plan') };
      const user = await withInstallation(config, (installation) => createUser(installation, form));
      const shown = password === null ? `Password: ${user.password}\n` : '';
      return {
        value: password === null ? user : { ...user, password: undefined },
        words: `Made an account for ${user.email}.\n${shown}Plan: ${user.plan ?? 'to be chosen at the first sign-in'}`,
      };
    },
  },
  {
    usage: 'users set-plan EMAIL PLAN',
    summary: 'gives somebody a package without payment',
    options: {},
    async run({ config, words: [email = '', plan = ''] }) {
      const set = await withInstallation(config, (installation) => setPlan(installation, { email, plan }));
      return { value: set, words: `${set.email} has ${set.plan} now (before: ${set.before ?? 'none'}).` };
    },
  },
  {
    usage: 'users reset-password EMAIL',
    summary: 'prints a code to set a new password with, where no mail is sent',
    options: {},
    async run({ config, words: [email = ''] }) {
      const reset = await withInstallation(config, (installation) => resetPassword(installation, email));
      return {
        value: reset,
        words: `${reset.code}\nIt works once, for ${reset.minutes} minutes, behind "Forgot password?" on the login page.`,
      };
    },
  },
  {
    usage: 'users end-sessions [EMAIL]',
    summary: 'signs somebody out everywhere, at once; --everybody signs everybody out',
    options: { everybody: { type: 'boolean' } },
    async run({ config, words: [email], options }) {
      if ((email === undefined) !== (options.everybody === true))
        throw new OperatorError('Whose? Give an address, or --everybody.');
      const done = await withInstallation(config, (installation) => endSessions(installation, email ?? null));
      return { value: done, words: `Ended ${counted(done.ended, 'session')}.` };
    },
  },
  {
    usage: 'users end-account EMAIL',
    summary: 'deletes an account with everything that is its; needs --yes',
    options: { yes: { type: 'boolean' } },
    async run({ config, words: [email = ''], options }) {
      if (options.yes !== true)
        throw new OperatorError(`This deletes ${email} with all pictures and outfits, for good. Add --yes.`);
      const ended = await withInstallation(config, (installation) => endAccount(installation, email));
      return { value: ended, words: `The account ${ended.email} is deleted.` };
    },
  },
];
