import { globSync, readFileSync } from 'node:fs'
import { listedKinds } from '@trivsel/content-contract/kinds'
import { expect, test } from 'vitest'
import { repositoryRoot } from './paths.ts'

/** The lists of all kinds (docs/adr/0025-content-kinds-as-folders.md). */
const lists = [
  'packages/content-contract/src/kinds.ts',
  'packages/content-contract/src/kind-contracts.ts',
  'apps/cms/src/kinds/kinds.ts',
]
const collections = Object.values(listedKinds).map(({ collection }) => collection)
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repositoryRoot })

test.each(collections)('only the lists and its own folders import the kind %s', (collection) => {
  const ownFolder = new RegExp(`/(?:kinds|features)/${collection}/`)
  const importsIt = new RegExp(`from '[^']*(?:kinds|\\.)/${collection}/`)
  const wrong = files.filter(
    (file) =>
      !ownFolder.test(file) &&
      !lists.includes(file) &&
      !/\.test\.tsx?$/.test(file) &&
      importsIt.test(readFileSync(`${repositoryRoot}/${file}`, 'utf8')),
  )
  expect(wrong).toEqual([])
})
