import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routeTable } from '#platform/routing/route-table.ts'
import { pagesText } from '../../scripts/generate-pages.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

test('the table of pages is that of all parts', async () => {
  const made = readFileSync(`${source}platform/routing/pages.gen.ts`, 'utf8')
  expect(made, 'npm run pages -w apps/portal').toBe(await pagesText())
})

test('no two pages have the same address', () => {
  const addresses = Object.values(routeTable).flatMap(({ no, en }) => [no, en])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the tree of routes has every file of a route, and no other', () => {
  const tree = readFileSync(`${source}routeTree.gen.ts`, 'utf8')
  const files = globSync(['routes/*.tsx', 'features/*/routes/*.tsx'], { cwd: source })
  const imported = [...tree.matchAll(/^import { Route as .+ } from '\.\/(.+)'/gm)].map(
    ([, path]) => `${path}.tsx`,
  )
  expect(imported.sort()).toEqual(files.sort())
})
