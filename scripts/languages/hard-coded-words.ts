import { type ESTree, parseSync } from 'vite';

/** Attributes that somebody sees or hears; `className`, `type` and their like say nothing to anybody. */
const SPOKEN_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|lead|heading|description|summary|text|note|reason|message|low|high)$/;
/** Properties of objects that end on the screen, e.g. of a toast. */
const SPOKEN_PROPERTIES = /^(title|description|label|legend|hint|text|fallback|altText|placeholder)$/;
/** A sentence, or the beginning of one, wherever it stands. */
const SENTENCE = /^\s*\p{Lu}[\p{L}'’]* [\p{Ll}“(]/u;
/** Words and nothing else, which a class name or a key seldom is. */
const PHRASE = /^\s*\p{L}[\p{L}'’,]*( [\p{L}'’,…]+)+[.!?…]?\s*$/u;
const WORD = /\p{L}/u;
/** Labels that the contract keeps for whoever reads the API: a screen takes them from its copy. */
const LABELS = /_(LABELS|MESSAGES|REFUSALS)$/;
/** What these are given is said to developers, or compared with what a server said; the person never sees it. */
const NOT_FOR_THE_PERSON = /^(\w*Error|DOMException|log|warn|error|debug|info|includes|startsWith)$/;

export interface HardCoded {
  line: number;
  words: string;
}

/** The words in a source of the web that somebody would read or hear, and that no translation could reach. */
export function hardCodedWords(path: string, source: string): HardCoded[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);

  const found = new Map<number, string>();
  const excused = new Set<unknown>();
  const judge = (node: ESTree.Node | null | undefined, said: RegExp) => {
    for (const { start, words } of textsOf(node))
      if (said.test(words) && !excused.has(node)) found.set(start, words.trim());
  };

  for (const node of nodesOf(program)) {
    switch (node.type) {
      case 'JSXText':
        if (WORD.test(node.value)) found.set(node.start, node.value.trim());
        break;
      case 'JSXAttribute':
        if (SPOKEN_ATTRIBUTES.test(String(node.name.name))) judge(withoutBraces(node.value), WORD);
        break;
      case 'JSXElement':
      case 'JSXFragment':
        for (const child of node.children)
          if (child.type === 'JSXExpressionContainer') judge(withoutBraces(child), WORD);
        break;
      case 'Property':
        if (node.key.type === 'Identifier' && SPOKEN_PROPERTIES.test(node.key.name)) judge(node.value, WORD);
        break;
      case 'ReturnStatement':
        judge(node.argument, PHRASE);
        break;
      case 'ImportDeclaration':
        if (!node.source.value.startsWith('#contract/')) break;
        for (const { local } of node.specifiers)
          if (LABELS.test(local.name)) found.set(local.start, local.name);
        break;
      case 'NewExpression':
      case 'CallExpression':
        if (NOT_FOR_THE_PERSON.test(nameOf(node.callee)))
          for (const given of node.arguments) excused.add(given);
        break;
      case 'Literal':
      case 'TemplateLiteral':
        judge(node, SENTENCE);
        break;
    }
  }
  return [...found].map(([start, words]) => ({ line: source.slice(0, start).split('\n').length, words }));
}

/** A node and all below it, parents first. */
function* nodesOf(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const value of Object.values(node).flat())
    if (typeof value?.type === 'string') yield* nodesOf(value as ESTree.Node);
}

/** The texts that an expression can come to: of a choice both sides, of a template its fixed parts. */
function textsOf(node: ESTree.Node | null | undefined): { start: number; words: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, words: node.value }] : [];
    case 'TemplateLiteral':
      return [{ start: node.start, words: node.quasis.map(({ value }) => value.cooked ?? '').join('') }];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'ArrowFunctionExpression':
      return textsOf(node.body);
    default:
      return [];
  }
}

function withoutBraces(node: ESTree.Node | null): ESTree.Node | null {
  return node?.type === 'JSXExpressionContainer' ? (node.expression as ESTree.Node) : node;
}

function nameOf(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}
