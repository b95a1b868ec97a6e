// `npm run reset-code -- EMAIL`: a code with which somebody sets a new password, where no mail is sent. For whoever runs the
// server, also while it runs.
import { emailAddress } from '#contract/auth.ts';
import { groupedCode } from '#server/features/password/grouped-code.ts';
import { createResetCodes, RESET_CODE_MINUTES } from '#server/features/password/reset-codes.ts';
import { sessionSecret } from '#server/secrets.ts';
import { end, openBesideTheServer, readSettings } from './beside-the-server.ts';

const given = emailAddress.safeParse(process.argv[2]);
if (!given.success) end('For whom? npm run reset-code -- EMAIL');

const settings = readSettings();
const db = openBesideTheServer(settings);
const codes = createResetCodes({ db, clock: { now: () => new Date() }, secret: sessionSecret(settings) });
const code = await codes.issue(given.data);
await db.destroy();
if (code === null) end(`Nobody has the address ${given.data}.`);
console.log(
  `${groupedCode(code)}\nIt works once, for ${RESET_CODE_MINUTES} minutes, behind "Forgot password?" on the login page.`,
);
