import { locales } from '@trivsel/content-contract/locales'

import { slugField, slugsOf } from './entry-slugs.ts'
import type { ImportSource } from './import-source.ts'
import type { Problem } from './problem.ts'

/** Keys that two items of a file share, and slugs that two items of a list would share. */
export function checkKeys({ entries }: ImportSource): Problem[] {
  const firstUse = new Map<string, Problem>()
  const check = (identity: string, problem: Problem): Problem[] => {
    const first = firstUse.get(identity)
    if (!first) firstUse.set(identity, problem)
    return first
      ? [{ ...problem, message: `${problem.message} is used on line ${first.line} too` }]
      : []
  }
  return entries.flatMap((entry) => {
    const { name, key, problem } = entry
    const keyField = name === 'redirects' ? 'from' : 'key'
    const slugs = slugsOf(entry)
    return [
      ...check(`${name} ${key}`, problem([keyField], `"${key}"`)),
      ...locales.flatMap((locale) => {
        const slug = slugs[locale]
        return slug && name !== 'pages'
          ? check(
              `${name} ${locale} ${slug}`,
              problem(slugField(entry, locale), `the slug "${slug}"`),
            )
          : []
      }),
    ]
  })
}
