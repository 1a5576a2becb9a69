import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fixedAddresses, fixedPageKeys, listedAddress } from '@trivsel/content-contract/addresses'
import { listedKindNames, listedKinds } from '@trivsel/content-contract/kinds'
import { locales } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import { matchPath, pageDefinition, routeTable } from '#platform/routing/route-table.ts'
import { fixedFrame } from '#ui/layout/fixed-frame.ts'
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

test('every list of a kind, and every item of one, has a page', () => {
  for (const kind of listedKindNames) {
    const { list, addressedBy } = listedKinds[kind]
    for (const locale of locales) {
      expect(matchPath(fixedAddresses[list][locale])).toEqual({ id: list, locale, params: {} })
      const item = matchPath(listedAddress(kind, locale, '7'))
      expect(item).toEqual({ id: kind, locale, params: { [addressedBy]: '7' } })
    }
  }
})

test('no two pages have the same place in the menu', () => {
  const places = fixedPageKeys.flatMap((key) => {
    const { menu } = pageDefinition(key)
    return menu ? [`${menu.section} ${menu.order}`] : []
  })
  expect(places.length).toBeGreaterThan(9)
  expect(new Set(places).size).toBe(places.length)
})

test('the menu that replaces the editors’ own has its sections and pages in order', () => {
  expect(
    fixedFrame().sections.map(({ text, links }) => [text, ...links.map((l) => l.text)]),
  ).toEqual([
    ['Trening', 'Gruppetimer', 'Haller og baner', 'Treningssentre', 'Personlige trenere'],
    ['Helse', 'Helsesentre', 'Leger', 'Tannleger'],
    ['Barnehage'],
    ['Mat og drikke'],
    [
      'Om oss',
      'Arrangementer',
      'Studiesteder',
      'Byggeprosjekter',
      'Ledige stillinger',
      'Kurskalender',
    ],
  ])
})

test('the tree of routes has every file of a route, and no other', () => {
  const tree = readFileSync(`${source}routeTree.gen.ts`, 'utf8')
  const files = globSync(['routes/*.tsx', 'features/*/routes/*.tsx'], { cwd: source })
  const imported = [...tree.matchAll(/^import { Route as .+ } from '\.\/(.+)'/gm)].map(
    ([, path]) => `${path}.tsx`,
  )
  expect(imported.sort()).toEqual(files.sort())
})
