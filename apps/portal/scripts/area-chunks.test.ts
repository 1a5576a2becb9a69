import { expect, test } from 'vitest'
import { findChunks, treeOf } from './area-chunks.ts'

/** Modules with what each imports at once, and later on. */
type Graph = Readonly<Record<string, { atOnce?: readonly string[]; later?: readonly string[] }>>

function chunksOf(graph: Graph): Record<string, string> {
  const chunks = findChunks({
    getModuleInfo: (id) => ({
      importedIds: graph[id]?.atOnce ?? [],
      dynamicallyImportedIds: graph[id]?.later ?? [],
    }),
  })
  return Object.fromEntries([...chunks].filter(([id]) => !id.endsWith('.gen.js')))
}

test('what the routes of one area need is theirs, and what those of several need is shared', () => {
  expect(
    chunksOf({
      [treeOf('public')]: { atOnce: ['login'] },
      [treeOf('staff')]: { atOnce: ['cases', 'heads'] },
      login: { atOnce: ['heads'] },
      cases: { atOnce: ['filters'] },
    }),
  ).toEqual({
    login: 'routes-public',
    cases: 'routes-staff',
    filters: 'routes-staff',
    heads: 'shared',
  })
})

test('what a page of another area loads later on does not bring the routes of this one with it', () => {
  expect(
    chunksOf({
      [treeOf('public')]: { atOnce: ['login'] },
      [treeOf('staff')]: { atOnce: ['cases'] },
      login: { later: ['form'] },
      form: { atOnce: ['dates'] },
      cases: { atOnce: ['dates', 'table'], later: ['table'] },
    }),
  ).toEqual({ login: 'routes-public', cases: 'routes-staff', table: 'routes-staff' })
})

test('texts come with the pages that show them', () => {
  const text = 'src/paraglide/messages/login.js'
  expect(chunksOf({ [treeOf('public')]: { atOnce: [text, 'login'] } })).toEqual({
    login: 'routes-public',
  })
})
