import { describe, expect, it, test } from 'vitest'
import { readImports, readLoadedImports } from './import-reader.ts'
import {
  findCycles,
  isForTests,
  isSound,
  judge,
  readPortal,
  readSlicesOfPortal,
  show,
} from './structure.ts'

const tree = (files: Record<string, string[]>) => new Map(Object.entries(files))

describe('the portal', () => {
  const portal = readPortal()
  const structure = judge(portal, readSlicesOfPortal(portal))

  it('is read as a whole', () => {
    expect(structure.parts.get('features')?.size).toBeGreaterThan(20)
    expect(structure.parts.get('core')?.size).toBeGreaterThan(9)
    expect(structure.arrows.get('features/accounts → core/accounts')).toBeGreaterThan(20)
  })

  it('has arrows that go down alone, and no circle of parts, folders or files', () => {
    const { parts, arrows, ...problems } = structure
    expect(problems).toEqual({
      wrong: [],
      partCycles: [],
      fileCycles: [],
      folderCycles: [],
      inside: { arrows: [], undeclared: [] },
    })
    expect(show(structure)).toContain('All arrows go down.')
  })
})

describe('an arrow', () => {
  it.each([
    ['from a feature to another', 'features/search/a.ts', 'features/events/b.ts'],
    ['from a feature to another’s contract', 'features/search/a.ts', 'features/events/contract.ts'],
    ['from a feature to another’s style', 'features/search/A.tsx', 'features/events/B.module.css'],
    ['from core to a feature', 'core/staff-area/a.ts', 'features/events/b.ts'],
    ['from a low part of core to a higher one', 'core/accounts/a.ts', 'core/staff-area/b.ts'],
    ['from platform to ui', 'platform/a.ts', 'ui/b.ts'],
    ['from platform to core', 'platform/a.ts', 'core/staff-area/b.ts'],
    ['from ui to core', 'ui/a.ts', 'core/staff-area/b.ts'],
    ['from a feature to the list of features', 'features/search/a.ts', 'features.server.ts'],
    ['from core to the list of features', 'core/feature/a.ts', 'offers/staff.ts'],
    ['from a feature to a route', 'features/search/a.ts', 'routes/index.tsx'],
    ['from a feature to the portal', 'features/search/a.ts', 'portal-api.server.ts'],
    ['from the list to the portal', 'features.server.ts', 'portal-api.server.ts'],
    ['from the product to what is for tests', 'features/search/a.ts', 'testing/b.testing.ts'],
    [
      'to a feature’s own builders for tests',
      'features/search/a.ts',
      'features/search/x.testing.ts',
    ],
    ['from a test to another feature', 'features/search/a.test.ts', 'features/events/b.ts'],
  ])('%s is wrong', (_, from, to) => {
    const structure = judge(tree({ [from]: [to], [to]: [] }))
    expect(structure.wrong).toEqual([{ from, to }])
    expect(isSound(structure)).toBe(false)
    expect(show(structure)).toContain(`${from} → ${to}`)
  })

  it.each([
    ['features/search/a.ts', 'features/search/b.ts'],
    ['features/search/a.ts', 'core/feature/b.ts'],
    ['core/staff-area/a.ts', 'core/accounts/b.ts'],
    ['core/accounts/a.ts', 'ui/b.ts'],
    ['ui/a.ts', 'platform/b.ts'],
    ['routes/a.tsx', 'features/search/b.ts'],
    ['routes/a.tsx', 'offers/staff.ts'],
    ['portal-api.server.ts', 'features.server.ts'],
    ['features.server.ts', 'features/search/feature.server.ts'],
    ['features/search/a.test.ts', 'testing/b.testing.ts'],
    ['testing/a.test.ts', 'portal-api.server.ts'],
  ])('from %s to %s is right', (from, to) => {
    expect(isSound(judge(tree({ [from]: [to], [to]: [] })))).toBe(true)
  })
})

test('a part of core without a place in the order is an error', () => {
  expect(() => judge(tree({ 'core/new-part/a.ts': [] }))).toThrow('core/new-part has no place')
})

test('circles are found, each once', () => {
  const found = findCycles(
    tree({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [], f: ['f'], g: ['a'] }),
  )
  expect(found).toEqual([['a', 'b', 'c'], ['f']])
  const inOnePart = judge(
    tree({
      'features/search/a.ts': ['features/search/b.ts'],
      'features/search/b.ts': ['features/search/a.ts'],
    }),
  )
  expect(inOnePart.fileCycles).toHaveLength(1)
  expect(isSound(inOnePart)).toBe(false)
})

test.each([
  ['platform/database', 'platform/jobs'],
  ['core/bank/payouts', 'core/bank/transfers'],
  ['ui/dialog', 'ui/form'],
  ['features/search/page', 'features/search/suggest'],
])('%s and %s may not import each other', (one, other) => {
  const folders = {
    [`${one}/a.ts`]: [`${other}/a.ts`],
    [`${one}/b.ts`]: [],
    [`${other}/a.ts`]: [],
    [`${other}/b.ts`]: [`${one}/b.ts`],
  }
  const structure = judge(tree(folders))
  expect(structure.folderCycles).toEqual([[one, other]])
  expect(structure.fileCycles).toEqual([])
  expect(isSound(structure)).toBe(false)
  expect(show(structure)).toContain(`a circle of folders: ${one}, ${other}`)
})

test('tests and loose files may import folders that import them', () => {
  const structure = judge(
    tree({
      'platform/database/a.test.ts': ['platform/jobs/a.ts'],
      'platform/jobs/a.ts': ['platform/database/b.ts', 'platform/loose.ts'],
      'platform/database/b.ts': [],
      'platform/loose.ts': ['platform/database/b.ts'],
    }),
  )
  expect(structure.folderCycles).toEqual([])
})

test('what is for tests is known by folder or name', () => {
  for (const file of ['testing/a.ts', 'ui/A.test.tsx', 'x/y.spec.ts', 'core/x/y.testing.server.ts'])
    expect(isForTests(file), file).toBe(true)
  expect(isForTests('platform/database/testing.server.ts')).toBe(true)
  for (const file of ['features/testing/a.ts', 'core/x/contesting.ts'])
    expect(isForTests(file), file).toBe(false)
})

test('imports are read in every form, and nothing that is only similar', () => {
  const source = `
    import type { A } from '#core/a.ts'
    import b, { type B } from './b.ts'
    import './c.css'
    export { d } from './d.ts'
    export * from './e.ts'
    const f = import('./f.tsx')
    type G = typeof import('./g.ts')
    // import h from './h.ts'
    const i = "import i from './i.ts'"
    const j = <p>import j from './j.ts'</p>
    const k = (name: string) => import(name)`
  expect(readImports('x.tsx', source).sort()).toEqual(
    ['#core/a.ts', './b.ts', './c.css', './d.ts', './e.ts', './f.tsx', './g.ts'].sort(),
  )
})

test('what a file loads is read without its types, and what it loads later on apart', () => {
  const source = `
    import type { A } from './a.ts'
    import { type B } from './b.ts'
    import { c, type C } from './c.ts'
    import './d.css'
    export { e } from './e.ts'
    export type { F } from './f.ts'
    export * from './g.ts'
    const h = () => import('./h.ts')`
  expect(readLoadedImports('x.ts', source)).toEqual({
    atOnce: ['./c.ts', './d.css', './e.ts', './g.ts'],
    later: ['./h.ts'],
  })
  expect(() => readLoadedImports('x.ts', 'import(name)')).toThrow('name')
})
