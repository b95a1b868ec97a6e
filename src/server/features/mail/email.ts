import type { Language } from '#contract/languages.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

/**
 * What is written to people, in the language in which it was asked for, and what the asker already knows of it. No secret
 * in production: it would lie in the outbox.
 */
export type EmailRequest =
  | {
      kind: 'reset-code';
      recipient: string;
      /** `isAgain`: with the code that is valid already, if there is one. */
      details: { language?: Language; code?: string; isAgain?: true };
    }
  | {
      kind: 'password-changed';
      recipient: string;
      details: { language?: Language; at: string; device: string };
    };

/** A mail's contents. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** A piece of an e-mail: its heading, a paragraph, a code to type, or a way back to the app. */
export type Piece =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string };

/**
 * Lays an e-mail out as text and as HTML. Names that people gave themselves stay out of e-mails: whoever registers another
 * person's address could else have us write to that person in their words.
 */
export function layOut(
  subject: string,
  pieces: Piece[],
  { language, tagline, product }: { language: Language; tagline: string; product: string },
): Email {
  const signature = `${product}, ${tagline}`;
  return {
    subject,
    text: `${pieces.map(asText).join('\n\n')}\n\n-- \n${signature}\n`,
    html: page({ title: subject, content: pieces.map(asHtml).join('\n'), signature, language, product }),
  };
}

function asText(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
    case 'paragraph':
      return piece.text;
    case 'code':
      return `    ${piece.code}`;
    case 'link':
      return `${piece.label}: ${piece.url}`;
  }
}

const INK = '#1d2433';
const CHALK = '#f3efe6';

function asHtml(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(piece.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(piece.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:14px 0;border-top:2px dashed ${INK};border-bottom:2px dashed ${INK};font:600 26px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px;text-align:center">${escapeHtml(piece.code)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(piece.url)}" style="color:${INK};font-weight:600">${escapeHtml(piece.label)}</a></p>`;
  }
}

function page(parts: {
  title: string;
  content: string;
  signature: string;
  language: Language;
  product: string;
}): string {
  const { title, content, signature, language, product } = parts;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${CHALK};color:${INK};font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #d8d2c4">
<p style="margin:0 0 24px;font-size:18px;letter-spacing:4px;text-transform:uppercase">${escapeHtml(product)}</p>
${content}
<p style="margin:24px 0 0;color:#5a6072;font-size:14px">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`;
}
