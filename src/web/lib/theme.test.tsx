import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTheme } from './theme.ts';

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it("follows the system until one is chosen, and keeps the choice for the page's script", () => {
    const { result } = renderHook(() => useTheme());
    expect(result.current[0]).toBe('system');

    act(() => result.current[1]('dark'));

    expect(result.current[0]).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
  });

  it('forgets the choice when it is given back to the system', () => {
    const { result } = renderHook(() => useTheme());

    act(() => result.current[1]('light'));
    act(() => result.current[1]('system'));

    expect(result.current[0]).toBe('system');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('theme=');
  });
});
