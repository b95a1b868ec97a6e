import type * as English from './field-words.ts';
import { serverWords } from './server-words.ts';

const MESSAGES: Record<string, string> = {
  'Valid email is required': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Your name is required': 'Bitte gib deinen Namen ein',
  'Password is required': 'Bitte gib dein Passwort ein',
  'Password must be at least 8 characters': 'Das Passwort braucht mindestens 8 Zeichen',
  'Please confirm your password': 'Bitte bestätige dein Passwort',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Reset token is required': 'Bitte gib den Code ein',
};

/** A form is judged at once: these few are always there. Rarer ones come with the server's phrases. */
export const fieldWords: typeof English.fieldWords = (message) => MESSAGES[message] ?? serverWords(message);
