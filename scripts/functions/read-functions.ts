import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type DatabaseFunction = {
  /** What callers depend on: `portal.search_stemmer(wanted_locale text) returns regconfig`. */
  readonly signature: string
  /** The first letters of the SHA-256 of all that follows. */
  readonly body: string
}

export type Functions = Readonly<Record<string, DatabaseFunction>>

/** The functions of the schema `portal`, by name: each has its file (`apply-functions.server.ts`). */
export function readFunctions(root: string): Functions {
  const files = globSync('apps/portal/src/**/sql/*.sql', { cwd: root })
  return Object.fromEntries(
    files
      .map((file) => [
        basename(file, '.sql'),
        describeFunction(readFileSync(join(root, file), 'utf8')),
      ])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )
}

/** @param text that creates one function. Its layout, comments and upper case keywords make no difference. */
export function describeFunction(text: string): DatabaseFunction {
  const tidy = text
    .replaceAll(/--.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(,]) ?/g, '$1')
    .replaceAll(' )', ')')
    .trim()
  const at = tidy.search(/\blanguage\b/i)
  const head = tidy.slice(0, at).replace(/^create or replace function /i, '')
  return {
    signature: head.replaceAll(',', ', ').toLowerCase().trim(),
    body: createHash('sha256').update(tidy.slice(at)).digest('hex').slice(0, 12),
  }
}
