import { createHash } from 'node:crypto'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { PlainError } from '../progress.ts'
import { writeNewFile } from './disk.ts'
import type { Bytes } from './encryption.ts'
import { type FolderName, folderNames } from './folders.ts'
import type { Manifest } from './manifest.ts'
import { backupFiles } from './names.ts'
import { parseSums } from './sums.ts'

/** Where the files of a folder are written, and to whom they belong; undefined is who writes them. */
export type Destination = {
  readonly path: string
  readonly owner: { readonly uid: number; readonly gid: number } | undefined
}

/**
 * Reads every file of an archive and checks its sum, and that what the manifest counted is there.
 * @param destinations without them nothing is written
 * @throws {PlainError} a file is not what it was when the backup was made
 */
export async function readArchive(
  source: Bytes,
  options: {
    readonly manifest: Pick<Manifest, 'folders'>
    readonly destinations?: ReadonlyMap<FolderName, Destination>
    readonly stop: AbortSignal
  },
): Promise<{ files: number; bytes: number }> {
  const counts = new Map(folderNames.map((name) => [name, { files: 0, bytes: 0 }]))
  const sums = new Map<string, string>()
  let listed: ReadonlyMap<string, string> | undefined

  const archive = extract()
  const reading = pipeline(Readable.from(source, { objectMode: false }), archive)
  // The loop below throws it, too.
  reading.catch(() => undefined)
  for await (const entry of archive) {
    const { name, type, mode } = entry.header
    const content = entry as Bytes
    if (listed) throw new PlainError('The archive of files goes on after its list of sums.')
    if (name === backupFiles.sums) {
      listed = parseSums(await text(content))
      continue
    }
    const { folder, path } = parseEntryName(name, type)
    const written = options.destinations?.get(folder)
    const { sum, bytes } = written
      ? await writeFile(written, { path, mode, content }, options.stop)
      : await hashEntry(content)
    sums.set(name, sum)
    const count = counts.get(folder)
    if (count) {
      count.files += 1
      count.bytes += bytes
    }
  }
  await reading
  if (!listed) throw new PlainError('The archive of files has no list of sums: it is not complete.')
  const problems = [...compareSums(listed, sums), ...compareFolders(options.manifest, counts)]
  const [first] = problems
  if (first) throw new PlainError(`${problems.length} problems with files, the first: ${first}`)
  const all = [...counts.values()]
  return {
    files: all.reduce((total, { files }) => total + files, 0),
    bytes: all.reduce((total, { bytes }) => total + bytes, 0),
  }
}

/** Nothing but a file below one of our folders: anybody with the public key can make an archive. */
function parseEntryName(
  name: string,
  type: string | null | undefined,
): { folder: FolderName; path: string } {
  const [first, ...rest] = name.split('/')
  const folder = folderNames.find((known) => known === first)
  const isBelow =
    rest.length > 0 &&
    rest.every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\0'))
  if (folder && isBelow && type === 'file') return { folder, path: rest.join('/') }
  throw new PlainError(`The archive of files has an entry that is not one of ours: "${name}".`)
}

async function writeFile(
  { path: folder, owner }: Destination,
  file: { path: string; mode: number | undefined; content: Bytes },
  stop: AbortSignal,
): Promise<{ sum: string; bytes: number }> {
  const path = join(folder, file.path)
  const made = await mkdir(dirname(path), { recursive: true })
  const written = await writeNewFile(path, file.content, stop)
  if (file.mode !== undefined) await chmod(path, file.mode & 0o777)
  if (owner) {
    if (made) await chown(dirname(path), owner.uid, owner.gid)
    await chown(path, owner.uid, owner.gid)
  }
  return written
}

async function hashEntry(content: Bytes): Promise<{ sum: string; bytes: number }> {
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    sum.update(chunk)
    bytes += chunk.length
  }
  return { sum: sum.digest('hex'), bytes }
}

function compareSums(
  listed: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string[] {
  return [
    ...[...listed]
      .filter(([name, sum]) => found.get(name) !== sum)
      .map(([name]) => `${name} is ${found.has(name) ? 'not what was read' : 'missing'}`),
    ...[...found.keys()].filter((name) => !listed.has(name)).map((name) => `${name} is not listed`),
  ]
}

function compareFolders(
  manifest: Pick<Manifest, 'folders'>,
  counts: ReadonlyMap<FolderName, { files: number; bytes: number }>,
): string[] {
  return manifest.folders.flatMap((folder) => {
    const found = counts.get(folder.name) ?? { files: 0, bytes: 0 }
    if (folder.in === 'bucket' || (found.files === folder.files && found.bytes === folder.bytes))
      return []
    return [`${folder.name} has ${found.files} files instead of ${folder.files}`]
  })
}
