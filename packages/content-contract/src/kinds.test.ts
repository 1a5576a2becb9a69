import { expect, test } from 'vitest'
import { fixedAddresses, fixedPageKeys, fixedPageNames } from './addresses.ts'
import { kindContracts } from './kind-contracts.ts'
import { listedKinds } from './kinds.ts'
import { locales } from './locales.ts'
import { contentQueries, visitorQueries } from './queries.ts'

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length

test('no two kinds share a collection, a list or the name of a question', () => {
  const kinds = Object.values(listedKinds)
  expect(isDistinct(kinds.map(({ collection }) => collection))).toBe(true)
  expect(isDistinct(kinds.map(({ list }) => list))).toBe(true)
  const names = Object.values(kindContracts).flatMap(({ queries }) => Object.keys(queries))
  expect(isDistinct(names)).toBe(true)
})

test('no two pages with a fixed address share it, or a name', () => {
  for (const locale of locales) {
    expect(isDistinct(fixedPageKeys.map((key) => fixedAddresses[key][locale]))).toBe(true)
    expect(isDistinct(fixedPageKeys.map((key) => fixedPageNames[key][locale]))).toBe(true)
  }
})

test('visitors may ask about every kind, and nothing that is the site’s own', () => {
  const forMembers = ['trainingVideos', 'trainingVideo']
  const own = ['redirects', 'publishedFiles', 'publishedPages', 'searchDocuments', ...forMembers]
  expect(visitorQueries.toSorted()).toEqual(
    Object.keys(contentQueries)
      .filter((name) => !own.includes(name))
      .toSorted(),
  )
})
