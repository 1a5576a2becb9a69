import { findUnwritable } from './typefaces.server.ts'

/**
 * What people write in their own words, for a letter: a sign that no typeface has, such as an emoji, is
 * a question mark there. Names of people are not: a letter with a wrong name is none.
 */
export function legible(text: string): string {
  let written = text
  for (const letter of findUnwritable(text.replaceAll('\n', ' ')))
    written = written.replaceAll(letter, '?')
  return written
}
