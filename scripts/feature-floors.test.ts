import { describe, expect, it, test } from 'vitest'
import { findWrongInside, readSlices } from './feature-floors.ts'
import { judge, readPortal, readSlicesOfPortal } from './structure.ts'

const tree = (files: Record<string, string[]>) => new Map(Object.entries(files))
const declared = new Map([['courts', ['setup', 'book', 'pay']]])

/** One import inside `features/courts`. */
function judgeImport(from: string, to: string) {
  const [above, below] = [`features/courts/${from}`, `features/courts/${to}`]
  const files = tree({ [above]: [below], [below]: [] })
  return findWrongInside(files, declared).arrows
}

describe('the features of the portal', () => {
  const portal = readPortal()
  const slices = readSlicesOfPortal(portal)

  it('import downwards alone, and declare every slice', () => {
    const { inside, folderCycles } = judge(portal, slices)
    expect({ inside, folderCycles }).toEqual({
      inside: { arrows: [], undeclared: [] },
      folderCycles: [],
    })
  })

  it('declare no slice that has no folder', () => {
    const missing = [...slices].flatMap(([feature, own]) =>
      own
        .map((slice) => `features/${feature}/${slice}/`)
        .filter((folder) => ![...portal.keys()].some((file) => file.startsWith(folder))),
    )
    expect(missing).toEqual([])
  })
})

describe('an import inside a feature', () => {
  it.each([
    ['from the model to a slice', 'model/rules.ts', 'book/book-court.server.ts'],
    ['from the model to the root', 'model/rules.ts', 'addresses.ts'],
    ['from SQL to the model', 'sql/read.ts', 'model/rules.ts'],
    ['from texts to the model', 'messages/all.ts', 'model/rules.ts'],
    ['from a slice to one declared above it', 'book/handlers.server.ts', 'pay/pay.server.ts'],
    ['from a slice to the root', 'book/components/Book.tsx', 'addresses.ts'],
    ['from a slice to pages', 'book/components/Book.tsx', 'routes/sports.courts.tsx'],
    ['from a slice to demo data', 'book/handlers.server.ts', 'demo/courts.server.ts'],
    ['from a slice to builders of tests', 'book/handlers.server.ts', 'testing/courts.ts'],
    ['from the manifest to pages', 'feature.server.ts', 'routes/sports.courts.tsx'],
    ['from the root to the manifest', 'staff.ts', 'feature.server.ts'],
    ['from the root to demo data', 'addresses.ts', 'demo/courts.server.ts'],
  ])('%s leads up', (_, from, to) => {
    const arrow = { from: `features/courts/${from}`, to: `features/courts/${to}` }
    expect(judgeImport(from, to)).toEqual([arrow])
  })

  it.each([
    ['model/rules.ts', 'sql/read.ts'],
    ['model/rules.ts', 'model/contract.ts'],
    ['book/handlers.server.ts', 'model/tables.server.ts'],
    ['book/handlers.server.ts', 'book/book-court.server.ts'],
    ['pay/pay.server.ts', 'book/book-court.server.ts'],
    ['pay/pay.server.ts', 'setup/queries.ts'],
    ['feature.server.ts', 'pay/handlers.server.ts'],
    ['feature.server.ts', 'demo/courts.server.ts'],
    ['demo/courts.server.ts', 'addresses.ts'],
    ['routes/sports.courts.tsx', 'addresses.ts'],
    ['demo/courts.server.ts', 'book/book-court.server.ts'],
    ['book/book.test.ts', 'demo/courts.server.ts'],
    ['setup/api.integration.test.ts', 'pay/pay.server.ts'],
  ])('from %s to %s leads down', (from, to) => {
    expect(judgeImport(from, to)).toEqual([])
  })
})

describe('a feature', () => {
  const twoSlices = tree({
    'features/courts/feature.server.ts': [],
    'features/courts/book/a.ts': [],
    'features/courts/pay/a.ts': [],
  })

  it('declares its slices when it has two', () => {
    const { undeclared } = findWrongInside(twoSlices, new Map())
    expect(undeclared).toEqual(['courts/book', 'courts/pay'])
    expect(findWrongInside(twoSlices, declared).undeclared).toEqual([])
  })

  it('declares every slice when it declares one', () => {
    const one = new Map([['courts', ['book']]])
    expect(findWrongInside(twoSlices, one).undeclared).toEqual(['courts/pay'])
  })

  it('of one slice declares nothing', () => {
    const small = tree({
      'features/courts/components/A.tsx': [],
      'features/courts/messages/all.ts': [],
      'features/courts/model/a.ts': [],
      'features/courts/routes/a.tsx': [],
      'features/courts/demo/a.ts': [],
    })
    expect(findWrongInside(small, new Map())).toEqual({ arrows: [], undeclared: [] })
  })

  it('has no folders that import each other in a circle', () => {
    const { folderCycles } = judge(
      tree({
        'features/search/book/a.ts': ['features/search/pay/a.ts'],
        'features/search/pay/a.ts': ['features/search/pay/b.ts'],
        'features/search/pay/b.ts': ['features/search/book/b.ts'],
        'features/search/book/b.ts': [],
      }),
    )
    expect(folderCycles).toEqual([['features/search/book', 'features/search/pay']])
  })
})

test('slices are read from the manifest', () => {
  expect(readSlices("export const a = {\n  slices: ['setup', 'my-bookings'],\n}")).toEqual([
    'setup',
    'my-bookings',
  ])
  expect(readSlices("{\n  slices: [\n    'setup',\n    'book',\n  ],\n}")).toEqual([
    'setup',
    'book',
  ])
  expect(readSlices('{\n  slices: [],\n}')).toEqual([])
  expect(readSlices("{\n  // slices: ['setup']\n}")).toBeUndefined()
})
