import { expect, it } from 'vitest'
import type { FileStore } from '#core/files/store/file-store.ts'
import { noteDeletion, readNotes, removeOldNotes, writeNote } from './noted-deletions.server.ts'

const since = new Date('2026-11-30T02:00:00Z')

/** @param storedAt of every file */
function storeWith(files: Record<string, string>, storedAt = since) {
  const kept = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
  const store: FileStore = {
    put: async (name, bytes) => void kept.set(name, Buffer.from(bytes)),
    get: async (name) => kept.get(name) ?? null,
    delete: async (name) => void kept.delete(name),
    async *list() {
      for (const name of [...kept.keys()]) yield { name, storedAt }
    },
  }
  return { store, kept }
}

it('finds the accounts that were deleted at the time of the backup or later', async () => {
  const { store } = storeWith({
    'deleted-account-before': '2026-11-30T01:59:59.999Z',
    'deleted-account-at': '2026-11-30T02:00:00.000Z',
    'deleted-account-after': '2026-11-30T02:00:00.001Z',
    'deleted-account-half.part': '2026-11-30T09:00:00.000Z',
    '0123456789abcdef0123456789abcdef': '2026-11-30T09:00:00.000Z',
  })
  await writeNote(store, { userId: 'written', deletedAt: '2026-11-30T09:00:00.000Z' })
  expect(await readNotes(store, since)).toEqual(['at', 'after', 'written'])
})

it.each([
  [31, 0],
  [32, 1],
])('after %i days and a second removes %i', async (days, removed) => {
  const now = new Date('2026-11-30T02:00:00Z')
  const storedAt = new Date(now.getTime() - days * 86_400_000 + (days === 31 ? 1_000 : 0))
  const { store, kept } = storeWith(
    { 'deleted-account-a': '2026-10-01T00:00:00Z', '0123456789abcdef0123456789abcdef': '' },
    storedAt,
  )
  expect(await removeOldNotes(store, now)).toBe(removed)
  expect(kept.size).toBe(2 - removed)
})

it('takes no id that would be a path', () => {
  const at = '2026-11-30T02:00:00.000Z'
  expect(noteDeletion.payload.safeParse({ userId: '../x', deletedAt: at }).success).toBe(false)
  expect(noteDeletion.payload.safeParse({ userId: 'a-B_9', deletedAt: at }).success).toBe(true)
})
