import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openMailFolder } from './mail-folder.server.ts'

const directory = await mkdtemp(join(tmpdir(), 'mail-folder-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

it('keeps the newest, however many arrive at once', async () => {
  const folder = await openMailFolder(join(directory, 'bounded'), 5)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => folder.add(Buffer.from(`mail ${index}`))),
  )
  expect(await folder.list()).toHaveLength(5)
  expect(await readdir(join(directory, 'bounded'))).toHaveLength(5)
})

it('lists mails only, and reads nothing outside itself', async () => {
  const folder = await openMailFolder(join(directory, 'guarded'))
  await folder.add(Buffer.from('a mail'))
  await writeFile(join(directory, 'guarded', 'notes.eml'), 'not a mail')
  await writeFile(join(directory, 'secret.eml'), 'outside')

  const ids = await folder.list()
  expect(ids).toHaveLength(1)
  expect(String(await folder.read(ids[0] ?? ''))).toBe('a mail')
  expect(await folder.read('../secret')).toBeUndefined()
  expect(await folder.read('notes')).toBeUndefined()
})
