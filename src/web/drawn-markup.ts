/** Each style once, as a rule for all that have it. */
export function withoutStyleAttributes(markup: string): { markup: string; styles: string } {
  const names = new Map<string, string>();
  const bare = markup.replaceAll(/ style="([^"]*)"/g, (_, encoded: string) => {
    const style = decodeAttribute(encoded);
    // Nothing that could end its rule or the sheet.
    if (/[{}<>\\]|\/\*/.test(style)) return '';
    const name = names.get(style) ?? String(names.size);
    names.set(style, name);
    return ` data-drawn="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-drawn="${name}"]{${style}}`);
  return { markup: bare, styles: rules.join('') };
}

/** What stands in an attribute, as React writes it. */
export function decodeAttribute(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
