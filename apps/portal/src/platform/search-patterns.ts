import { foldText, withoutSubstitutes } from './fold-text.ts'

/** Letters of a search that are looked at, and words of it. */
export const longestSearch = 100
const mostWords = 6

/**
 * What a folded text (`foldedText`) is compared with: a pattern for each word, all of which it has. It is
 * folded as that is; `soeknad` and `maaltid` find what is written with ø and å.
 */
export function searchPatterns(written: string): string[] {
  return withoutSubstitutes(foldText(written.slice(0, longestSearch)))
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
