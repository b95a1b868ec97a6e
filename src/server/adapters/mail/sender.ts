import * as z from 'zod/mini';

/** Who our mails are from. */
export interface Sender {
  name: string;
  address: string;
}

/** `Name <name@host>` or `name@host`, on one line. */
const SENDER =
  /^(?:(?<name>[^<>@\p{C}]*)<(?<inner>[^\s<>@,;"\p{C}]+@[^\s<>@,;"\p{C}]+)>|(?<bare>[^\s<>@,;"\p{C}]+@[^\s<>@,;"\p{C}]+))$/u;

/** The setting that names the sender. */
export const sender = z.pipe(
  z
    .string()
    .check(z.regex(SENDER, 'must be an address, or a name with one: Hemline <hello@hemline.example>')),
  z.transform((text: string): Sender => {
    const { name = '', inner, bare = '' } = SENDER.exec(text)?.groups ?? {};
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: inner ?? bare };
  }),
);
