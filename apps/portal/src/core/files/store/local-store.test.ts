import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type FileStore, FileStoreError, type StoredName } from './file-store.ts'
import { createLocalStore } from './local-store.server.ts'

const root = await mkdtemp(join(tmpdir(), 'trivsel-files-'))
afterAll(() => rm(root, { recursive: true }))

async function listed(store: FileStore): Promise<StoredName[]> {
  const names: StoredName[] = []
  for await (const stored of store.list()) names.push(stored)
  return names
}

test('keeps what it is given, gives it back, and lets it go twice', async () => {
  const store = createLocalStore(join(root, 'deep', 'folder'))
  expect(await listed(store)).toEqual([])
  await store.put('a', Buffer.from('one'))
  await store.put('a', Buffer.from('two'))
  expect((await store.get('a'))?.toString()).toBe('two')
  const [only, ...others] = await listed(store)
  expect([only?.name, others]).toEqual(['a', []])
  expect(Math.abs(Date.now() - Number(only?.storedAt))).toBeLessThan(60_000)
  await store.delete('a')
  await store.delete('a')
  expect(await store.get('a')).toBeNull()
})

test('names what was never finished, so that it is swept', async () => {
  const folder = join(root, 'unfinished')
  await mkdir(folder)
  await writeFile(join(folder, 'b.part'), 'half')
  await utimes(join(folder, 'b.part'), 0, 0)
  const store = createLocalStore(folder)
  expect(await listed(store)).toEqual([{ name: 'b.part', storedAt: new Date(0) }])
  expect(await store.get('b')).toBeNull()
  await store.delete('b.part')
  expect(await readdir(folder)).toEqual([])
})

test('says so when the folder cannot be used', async () => {
  await writeFile(join(root, 'file'), '')
  const store = createLocalStore(join(root, 'file', 'folder'))
  await expect(store.put('a', Buffer.from('x'))).rejects.toThrow(FileStoreError)
  await expect(store.get('a')).rejects.toThrow(FileStoreError)
  await expect(store.delete('a')).rejects.toThrow(FileStoreError)
  await expect(listed(store)).rejects.toThrow(FileStoreError)
})

test('leaves nothing behind of what it could not write', async () => {
  const folder = join(root, 'stopped')
  const store = createLocalStore(folder)
  const broken = new Proxy(Buffer.from('x'), {
    get: (_, name) => {
      throw new Error(`no room for ${String(name)}`)
    },
  })
  await expect(store.put('a', broken)).rejects.toThrow(FileStoreError)
  expect(await readdir(folder)).toEqual([])
})
