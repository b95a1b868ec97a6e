/** What a word of clothing is to the person who says it. */
export const ROLES = [
  /** Asked for. */
  'wanted',
  'refused',
  /** Owned and to be worn; in a change: to stay. */
  'kept',
  /** Owned and complained of; in a change: to go. */
  'lost',
  /** Only told of: what others wear, what one usually wears. */
  'told',
  /** In a change: stays, and is altered. */
  'altered',
] as const;
export type Role = (typeof ROLES)[number];

export interface RoleOfWord {
  role: Role;
  /** How likely it is, from 0 to 1, if it is said of clothing at all. */
  sureness: number;
  /** How likely the word is said of clothing here, from 0 to 1: "wine" and "she'll" seldom are. */
  isClothing: number;
}
