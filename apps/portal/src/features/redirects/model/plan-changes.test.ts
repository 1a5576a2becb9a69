import { expect, it } from 'vitest'
import { planChanges } from './plan-changes.ts'

function plan(present: Readonly<Record<string, string>>, edits: Readonly<Record<string, string>>) {
  return planChanges(
    new Map(Object.entries(present)),
    Object.entries(edits).map(([from, to]) => ({ from, to })),
  )
}
const change = (from: string, to: string) => ({ from, to })

it('changes what is new or leads elsewhere, and nothing else', () => {
  expect(plan({ '/a': '/1', '/b': '/2' }, { '/a': '/1', '/b': '/3', '/c': '/4' })).toEqual({
    changed: [change('/b', '/3'), change('/c', '/4')],
  })
})

it('leads to the target of another old address at once', () => {
  expect(plan({ '/b': '/ny#her' }, { '/a': '/b/?x=1#der' })).toEqual({
    changed: [change('/a', '/ny#her')],
  })
})

it('shortens those that led to an address which becomes an old one', () => {
  expect(plan({ '/a': '/b', '/x': '/b?y=1' }, { '/b': 'https://annen.example/' })).toEqual({
    changed: [
      change('/a', 'https://annen.example/'),
      change('/b', 'https://annen.example/'),
      change('/x', 'https://annen.example/'),
    ],
  })
})

it('resolves a chain in whatever order it is written', () => {
  const chain = { '/c': '/d', '/a': '/b', '/b': '/c' }
  for (const edits of [chain, Object.fromEntries(Object.entries(chain).toReversed())]) {
    const planned = plan({}, edits)
    expect('changed' in planned && planned.changed.map(({ to }) => to)).toEqual(['/d', '/d', '/d'])
  }
})

it('changes nothing when the same is written once more', () => {
  expect(plan({ '/a': '/d', '/b': '/d' }, { '/a': '/b', '/b': '/d' })).toEqual({ changed: [] })
})

it.each([
  ['to itself', {}, { '/a': '/a' }, ['/a']],
  ['to itself with a query or a fragment', {}, { '/a': '/a/?x=1#y' }, ['/a']],
  ['back', { '/a': '/b' }, { '/b': '/a' }, ['/b']],
  ['round', {}, { '/a': '/b', '/b': '/c', '/c': '/a', '/x': '/y' }, ['/a', '/b', '/c']],
  ['into a circle', {}, { '/x': '/a', '/a': '/b', '/b': '/a' }, ['/x', '/a', '/b']],
])('refuses what leads %s', (_, present, edits, circles) => {
  expect(plan(present, edits)).toEqual({ circles })
})

it('takes an address of another site for no old one', () => {
  expect(plan({}, { '/a': 'https://annen.example/a' })).toMatchObject({ changed: [{}] })
})

it('resolves five thousand in a row in time', () => {
  const edits = Array.from({ length: 5_000 }, (_, at) => change(`/${at}`, `/${at + 1}`))
  const planned = planChanges(new Map(), edits)
  expect('changed' in planned && new Set(planned.changed.map(({ to }) => to))).toEqual(
    new Set(['/5000']),
  )
})
