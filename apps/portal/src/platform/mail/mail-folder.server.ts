import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const mostMails = 500
const extension = '.eml'
const validId = /^\d{13}-[\da-f]{12}$/

export type MailFolder = {
  add(message: Uint8Array): Promise<void>
  /** Ids, newest first. */
  list(): Promise<string[]>
  read(id: string): Promise<Buffer | undefined>
}

/** Mails as files, one each; the oldest are removed when there are more than 500. */
export async function openMailFolder(directory: string, limit = mostMails): Promise<MailFolder> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  let lastChange: Promise<void> = Promise.resolve()

  async function list(): Promise<string[]> {
    const names = await readdir(directory)
    return names
      .filter((name) => name.endsWith(extension))
      .map((name) => name.slice(0, -extension.length))
      .filter((id) => validId.test(id))
      .sort()
      .reverse()
  }

  async function store(message: Uint8Array): Promise<void> {
    const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(6).toString('hex')}`
    const unfinished = join(directory, `${id}.new`)
    await writeFile(unfinished, message, { mode: 0o600 })
    await rename(unfinished, join(directory, id + extension))
    const tooOld = (await list()).slice(limit)
    await Promise.all(tooOld.map((old) => rm(join(directory, old + extension), { force: true })))
  }

  return {
    list,
    add(message) {
      const stored = lastChange.then(() => store(message))
      lastChange = stored.catch(() => undefined)
      return stored
    },
    async read(id) {
      if (!validId.test(id)) return undefined
      return readFile(join(directory, id + extension)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
  }
}
