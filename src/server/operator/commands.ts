import { DATA_COMMANDS } from './data-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';

/** What can be typed after `npm run hemline --`. */
export const COMMANDS = [...USER_COMMANDS, ...DATA_COMMANDS];
