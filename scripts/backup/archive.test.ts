import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeNewFile } from './disk.ts'
import { type Bytes, decrypt, encrypt, generateKeyPair, readIdentities } from './encryption.ts'
import type { FolderName } from './folders.ts'
import type { Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { carryDeletionNotes, prepareFolders, replaceFolders } from './replace-folders.ts'
import { formatSums } from './sums.ts'
import { writeArchive } from './write-archive.ts'

const { signal: stop } = new AbortController()
const keys = await generateKeyPair()
/** More than one piece of the encryption and of the disk. */
const large = Buffer.alloc(300_000, 'large ')
const longName = `${'a long name '.repeat(12)}æøå.pdf`

let folder = ''
const media = () => join(folder, 'media')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-archive-'))
  mkdirSync(join(media(), 'below'), { recursive: true })
  writeFileSync(join(media(), 'large.jpg'), large)
  writeFileSync(join(media(), 'below', longName), 'a file')
  writeFileSync(join(media(), 'empty'), '')
  chmodSync(join(media(), 'empty'), 0o640)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function backUp(): Promise<{ file: string; manifest: Pick<Manifest, 'folders'> }> {
  const archive = writeArchive([
    { name: 'media', path: media() },
    { name: 'videos', path: join(folder, 'is-not-there') },
  ])
  const file = join(folder, 'files.tar.age')
  await writeNewFile(file, await encrypt(archive.bytes, [keys.recipient]))
  return {
    file,
    manifest: { folders: archive.counts.map((count) => ({ ...count, in: 'archive' as const })) },
  }
}

async function* readFrom(file: string): Bytes {
  yield* [readFileSync(file)]
}

function readBack(file: string, manifest: Pick<Manifest, 'folders'>, to?: string) {
  const destinations = new Map<FolderName, { path: string; owner: undefined }>()
  if (to) destinations.set('media', { path: to, owner: undefined })
  const bytes = decrypt(readFrom(file), [keys.identity])
  return readArchive(bytes, { manifest, stop, ...(to && { destinations }) })
}

describe('an encrypted archive', () => {
  test('has every file with its content and its mode', async () => {
    const { file, manifest } = await backUp()
    const to = join(folder, 'restored')
    expect(await readBack(file, manifest, to)).toEqual({ files: 3, bytes: large.length + 6 })
    expect(readFileSync(join(to, 'large.jpg')).equals(large)).toBe(true)
    expect(readFileSync(join(to, 'below', longName), 'utf8')).toBe('a file')
    expect(statSync(join(to, 'empty')).mode & 0o777).toBe(0o640)
  })

  test('counts files by folder', async () => {
    expect((await backUp()).manifest.folders).toEqual([
      { name: 'media', in: 'archive', files: 3, bytes: large.length + 6 },
      { name: 'videos', in: 'archive', files: 0, bytes: 0 },
    ])
  })

  test('shows nothing of its files and of their names', async () => {
    const { file } = await backUp()
    const encrypted = readFileSync(file).toString('latin1')
    expect(encrypted).toContain('age-encryption.org/v1')
    expect(encrypted).not.toMatch(/large|below|SHA256SUMS/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.each(['first', 'middle', 'last'])('is refused when its %s bytes changed', async (place) => {
    const { file, manifest } = await backUp()
    const bytes = readFileSync(file)
    const at = place === 'first' ? 40 : place === 'middle' ? bytes.length >> 1 : bytes.length - 1
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(file, bytes)
    await expect(readBack(file, manifest)).rejects.toThrow(/cannot be decrypted/)
  })

  test.each([1, 65_552, 200_000])('is refused when %i bytes are cut off', async (missing) => {
    const { file, manifest } = await backUp()
    truncateSync(file, statSync(file).size - missing)
    await expect(readBack(file, manifest)).rejects.toThrow(/is damaged, or not complete/)
  })

  test('is refused with another key', async () => {
    const { file } = await backUp()
    const other = await generateKeyPair()
    const bytes = decrypt(readFrom(file), [other.identity])
    await expect(readArchive(bytes, { manifest: { folders: [] }, stop })).rejects.toThrow(
      'it was encrypted for another key',
    )
  })

  test('opens with the key of each recipient', async () => {
    const other = await generateKeyPair()
    const { bytes, counts } = writeArchive([{ name: 'media', path: media() }])
    const encrypted = await encrypt(bytes, [keys.recipient, other.recipient])
    const file = join(folder, 'for-two')
    await writeNewFile(file, encrypted)
    const manifest = { folders: counts.map((count) => ({ ...count, in: 'archive' as const })) }
    for (const { identity } of [keys, other])
      expect(
        await readArchive(decrypt(readFrom(file), [identity]), { manifest, stop }),
      ).toMatchObject({ files: 3 })
  })

  test('is refused when the manifest counted more files', async () => {
    const { file } = await backUp()
    const folders = [{ name: 'media', in: 'archive', files: 4, bytes: large.length + 6 } as const]
    await expect(readBack(file, { folders })).rejects.toThrow('media has 3 files instead of 4')
  })

  /** Backs a folder up and does something while the first of its files is read. */
  async function backUpWhile(change: (big: string) => void) {
    const big = join(media(), 'a-big.mp4')
    writeFileSync(big, Buffer.alloc(20_000_000))
    const archive = writeArchive([{ name: 'media', path: media() }])
    let pieces = 0
    for await (const _ of archive.bytes) {
      pieces += 1
      if (pieces === 2) change(big)
    }
    return archive.counts[0]
  }

  test('has a file as long as it was when it was opened', async () => {
    const counts = await backUpWhile((big) => appendFileSync(big, 'more'))
    expect(counts).toMatchObject({ files: 4, bytes: 20_000_000 + large.length + 6 })
  })

  test('cannot be made while a file gets shorter', async () => {
    await expect(backUpWhile((big) => truncateSync(big, 1_000))).rejects.toThrow(
      /a-big.mp4 got shorter/,
    )
  })

  test('leaves out a file that is deleted meanwhile', async () => {
    const counts = await backUpWhile(() => rmSync(join(media(), 'large.jpg')))
    expect(counts).toMatchObject({ files: 3, bytes: 20_000_006 })
  })

  test('cannot be made of what is neither a file nor a folder', async () => {
    symlinkSync('/etc/hostname', join(media(), 'link'))
    await expect(backUp()).rejects.toThrow(/link is neither a file nor a folder/)
  })
})

describe('an archive that somebody else made', () => {
  const entry = 'media/file'
  const sumOfFile = '3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80'

  async function readMade(
    files: readonly (readonly [name: string, content: string])[],
    ending: Record<string, string> = {},
  ) {
    const archive = pack()
    for (const [name, content] of files) archive.entry({ name }, content)
    if (Object.keys(ending).length > 0)
      archive.entry({ name: 'SHA256SUMS' }, formatSums(new Map(Object.entries(ending))))
    archive.finalize()
    const to = join(folder, 'made')
    return readArchive(archive as Bytes, {
      manifest: { folders: [] },
      destinations: new Map([['media', { path: to, owner: undefined }]]),
      stop,
    })
  }

  test('is read when its sums are right', async () => {
    expect(await readMade([[entry, 'file']], { [entry]: sumOfFile })).toMatchObject({ files: 1 })
  })

  test.each([
    '../outside',
    'media/../../outside',
    'media//outside',
    '/etc/outside',
    'media',
    'elsewhere/file',
  ])('writes nothing to %s', async (name) => {
    await expect(readMade([[name, 'file']], { [name]: sumOfFile })).rejects.toThrow(
      /an entry that is not one of ours/,
    )
    expect(readdirSync(folder)).toEqual(['media'])
  })

  test('is refused when a file is not what its sum says', async () => {
    await expect(readMade([[entry, 'other']], { [entry]: sumOfFile })).rejects.toThrow(
      'media/file is not what was read',
    )
  })

  test('is refused when a listed file is missing, and when one is not listed', async () => {
    await expect(readMade([], { [entry]: sumOfFile })).rejects.toThrow('media/file is missing')
    const other = { 'media/other': sumOfFile }
    await expect(
      readMade(
        [
          [entry, 'file'],
          ['media/other', 'file'],
        ],
        other,
      ),
    ).rejects.toThrow('media/file is not listed')
  })

  test('is refused when it has a link, through which another entry could be written', async () => {
    const archive = pack()
    archive.entry({ name: 'media/link', type: 'symlink', linkname: '/etc' })
    archive.finalize()
    await expect(
      readArchive(archive as Bytes, { manifest: { folders: [] }, stop }),
    ).rejects.toThrow(/not one of ours/)
  })

  test('is refused when it goes on after its sums', async () => {
    const archive = pack()
    archive.entry({ name: 'SHA256SUMS' }, '')
    archive.entry({ name: 'media/late' }, 'file')
    archive.finalize()
    await expect(
      readArchive(archive as Bytes, { manifest: { folders: [] }, stop }),
    ).rejects.toThrow(/goes on after its list of sums/)
  })

  test('is refused without sums', async () => {
    await expect(readMade([[entry, 'file']])).rejects.toThrow(/no list of sums/)
  })
})

describe('the folders of a site', () => {
  test('are replaced as a whole, and the old ones stay beside them', async () => {
    const prepared = await prepareFolders([{ name: 'media', in: 'folder', path: media() }])
    writeFileSync(join(media(), '..', 'media.restoring', 'new.jpg'), 'new')
    const { oldFolders, undo } = await replaceFolders(prepared, '.before')
    expect(readdirSync(media())).toEqual(['new.jpg'])
    expect(oldFolders).toEqual([`${media()}.before`])
    expect(readdirSync(`${media()}.before`)).toContain('large.jpg')
    await undo()
    expect(readdirSync(media())).toContain('large.jpg')
  })

  test('pass on which accounts were deleted since the backup, and nothing else', async () => {
    const received = join(folder, 'received')
    mkdirSync(received)
    writeFileSync(join(received, 'deleted-account-a1'), '2026-11-30T20:15:00.000Z')
    writeFileSync(join(received, 'attachment'), 'of today')
    const prepared = await prepareFolders([{ name: 'received', in: 'folder', path: received }])
    expect(await carryDeletionNotes(prepared)).toBe(1)
    expect(readdirSync(`${received}.restoring`)).toEqual(['deleted-account-a1'])
  })

  test('stay as they were when one of them cannot be replaced', async () => {
    const attachments = join(folder, 'attachments')
    mkdirSync(attachments)
    const prepared = await prepareFolders([
      { name: 'media', in: 'folder', path: media() },
      { name: 'attachments', in: 'folder', path: attachments },
    ])
    rmSync(`${attachments}.restoring`, { recursive: true })
    await expect(replaceFolders(prepared, '.before')).rejects.toThrow()
    expect(readdirSync(media())).toContain('large.jpg')
    expect(readdirSync(folder)).toEqual(['attachments', 'media', 'media.restoring'])
  })
})

describe('keys', () => {
  test('are read from a file as age-keygen writes it', () => {
    const file = join(folder, 'key')
    writeFileSync(
      file,
      `# created: 2026-11-30\n# public key: ${keys.recipient}\n${keys.identity}\n`,
    )
    expect(readIdentities(file)).toEqual([keys.identity])
  })

  test('are not repeated when they cannot be used', () => {
    const file = join(folder, 'key')
    writeFileSync(file, 'age-secret-key-1qqq\n')
    expect(() => readIdentities(file)).toThrow(/not a key file/)
    expect(() => readIdentities(file)).not.toThrow(/qqq/)
  })

  test('are refused as recipients, and so is what is mistyped or missing', async () => {
    const none = async function* (): Bytes {}
    await expect(encrypt(none(), [keys.identity])).rejects.toThrow(/must begin with "age1"/)
    await expect(encrypt(none(), [keys.recipient.slice(0, -1)])).rejects.toThrow(/mistyped/)
    await expect(encrypt(none(), [])).rejects.toThrow(/BACKUP_RECIPIENT/)
  })
})
