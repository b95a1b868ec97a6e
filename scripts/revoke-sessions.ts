// `npm run revoke-sessions -- EMAIL`: signs somebody out everywhere, at once, also while the server runs.
import { revokeSessions } from '#server/features/auth/revoke-sessions.ts';
import { end, openBesideTheServer, readSettings } from './beside-the-server.ts';

const email = process.argv[2];
if (email === undefined) end('Whose? npm run revoke-sessions -- EMAIL');

const db = openBesideTheServer(readSettings());
const ended = await revokeSessions(db, email);
await db.destroy();
if (ended === null) end(`Nobody has the address ${email}.`);
console.log(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}.`);
