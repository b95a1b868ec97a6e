import { describe, expect, test } from 'vitest';
import { inspirationEdit, inspirationFields, inspirationWithAddress, isWebAddress } from './inspirations.ts';

const messageOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('an inspiration', () => {
  test('needs no more than a title; the rest has its default', () => {
    expect(inspirationFields.parse({ title: ' Gallery opening ' })).toEqual({
      title: 'Gallery opening',
      description: '',
      sourceUrl: null,
      category: 'outfit',
      tags: [],
    });
  });

  test.each([
    ['a list', ['Linen', ' navy ', '', 'NAVY', 'a, b']],
    ['comma-separated text', 'Linen, navy ,, NAVY,a,b'],
  ])('has tags by %s: blank and repeated ones are left out', (_how, tags) => {
    expect(inspirationFields.parse({ title: 'x', tags }).tags).toEqual(['Linen', 'navy', 'a', 'b']);
  });

  test.each([
    [Array.from({ length: 21 }, (_, at) => `tag ${at}`), 'too_many_tags:20'],
    [','.repeat(1e6), 'too_many_tags:20'],
    [Array.from({ length: 1e5 }, () => ''), 'too_many_tags:20'],
    [['x'.repeat(41)], 'tag_too_long:40'],
    ['a\u0000b', 'text_invisible'],
  ])('with tags like %j is refused with words', (tags, message) => {
    expect(messageOf(inspirationFields.safeParse({ title: 'x', tags }))).toBe(message);
  });

  test('has no title of spaces, no category of its own, and no other fields', () => {
    expect(messageOf(inspirationFields.safeParse({ title: '  ' }))).toBe('title_missing');
    expect(inspirationFields.safeParse({ title: 'x', category: 'all' }).success).toBe(false);
    expect(inspirationFields.safeParse({ title: 'x', userId: 'somebody' }).success).toBe(false);
    expect(inspirationEdit.parse({})).toEqual({});
  });

  test.each(['', null])('has no source when it is %j', (sourceUrl) => {
    expect(inspirationFields.parse({ title: 'x', sourceUrl }).sourceUrl).toBeNull();
  });
});

describe('an address that becomes a link', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM/x',
    'https://münchen.example/kleid',
    'https://example.com:8443/@someone/look',
  ])('%s is taken', (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(inspirationFields.safeParse({ title: 'x', sourceUrl: address }).success).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://shop.example@evil.example',
    'https://user:password@evil.example',
    'https://',
    'example.com',
    'ftp://example.com',
    'https://example.com/a b',
    `https://example.com/${'x'.repeat(2_048)}`,
  ])('%s is not', (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(inspirationFields.safeParse({ title: 'x', sourceUrl: address }).success).toBe(false);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'gopher://x',
    'data:image/png;base64,AAAA',
    '//x/a.jpg',
  ])('a picture at %s cannot be fetched', (imageUrl) => {
    expect(messageOf(inspirationWithAddress.safeParse({ title: 'x', imageUrl }))).toBe(
      'picture_address_invalid',
    );
  });

  test('a picture has to be there', () => {
    expect(messageOf(inspirationWithAddress.safeParse({ title: 'x', imageUrl: ' ' }))).toBe(
      'picture_missing',
    );
  });
});
