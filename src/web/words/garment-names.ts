/** A garment of the wardrobe as the screens call it. @param name as the server calls it, in English */
export const garmentName = (_key: string, name: string): string => name;
/** A cloth of the wardrobe as the screens call it. */
export const clothWord = (name: string): string => name;
