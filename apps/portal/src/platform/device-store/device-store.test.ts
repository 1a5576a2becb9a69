import { expect, it, test } from 'vitest'
import { memoryRows } from './device-rows.testing.ts'
import { createDeviceStore } from './device-store.ts'

const noon = Date.parse('2026-11-28T11:00:00Z')
const until = new Date('2026-11-28T23:00:00Z')
const secret = { text: 'A concert for ninety' }

const bytesOf = (row: { readonly sealed: ArrayBuffer } | undefined) =>
  Buffer.from(row?.sealed ?? new ArrayBuffer(0))

function start(owner = 'kari') {
  const memory = memoryRows()
  let now = noon
  const storeOf = (user: string) =>
    createDeviceStore({ rows: memory.rows, owner: user, now: () => now })
  return {
    ...memory,
    store: storeOf(owner),
    storeOf,
    wait: (to: number) => {
      now = to
    },
  }
}

it('opens what was saved, and stores none of it in the clear', async () => {
  const { store, entries, key } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  expect(await store.getJson('one')).toEqual(secret)
  const [row] = [...entries.values()]
  expect(bytesOf(row).toString('latin1')).not.toContain('concert')
  expect(key()?.extractable).toBe(false)
})

it('seals the same text in another way each time', async () => {
  const { store, entries } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  const first = bytesOf(entries.get('one'))
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  expect(bytesOf(entries.get('one'))).not.toEqual(first)
})

test.each([
  ['a millisecond before its end', -1, secret],
  ['at its end', 0, null],
])('%s an entry gives %s', async (_, offset, expected) => {
  const { store, wait } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  wait(until.getTime() + offset)
  expect(await store.getJson('one')).toEqual(expected)
})

it('removes what is over with the next look', async () => {
  const { store, entries, wait } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  await store.putJson({ id: 'two', group: 'meeting', until: new Date(noon + 10) }, secret)
  wait(noon + 10)
  expect((await store.list()).map(({ id }) => id)).toEqual(['one'])
  expect([...entries.keys()]).toEqual(['one'])
})

it('gives nothing to another person, and removes it when they look', async () => {
  const { store, storeOf, entries } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  expect(await storeOf('ola').getJson('one')).toBeNull()
  expect(await storeOf('ola').list()).toEqual([])
  expect(entries.size).toBe(0)
})

test.each([
  ['another id', { id: 'two' }],
  ['another owner', { owner: 'ola' }],
  ['a later end', { until: until.getTime() + 1 }],
])('an entry that was moved to %s is not opened', async (_, change) => {
  const { store, storeOf, entries } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  const row = entries.get('one')
  if (!row) throw new Error('not kept')
  const moved = { ...row, ...change }
  entries.set(moved.id, moved)
  expect(await storeOf(moved.owner).getJson(moved.id)).toBeNull()
})

it('removes a group, and leaves the others', async () => {
  const { store } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  await store.putJson({ id: 'two', group: 'ticket', until }, secret)
  await store.removeGroup('meeting')
  expect((await store.list()).map(({ id }) => id)).toEqual(['two'])
})

it('cannot open a copy of what was there before all was forgotten', async () => {
  const { store, rows, entries } = start()
  await store.putJson({ id: 'one', group: 'meeting', until }, secret)
  const [copy] = [...entries.values()]
  await rows.clear()
  await store.putJson({ id: 'two', group: 'meeting', until }, secret)
  if (copy) entries.set(copy.id, copy)
  expect(await store.getJson('one')).toBeNull()
})
