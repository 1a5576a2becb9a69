import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PlainError, step } from '../progress.ts'
import { hashFile, isAbsent } from './disk.ts'
import { type Bytes, decrypt } from './encryption.ts'
import { type Manifest, parseManifest } from './manifest.ts'
import { backupFiles, isUnfinishedBackup } from './names.ts'
import { parseSums } from './sums.ts'

export type OpenedBackup = {
  readonly manifest: Manifest
  readDatabase(): Bytes
  readFiles(): Bytes
}

/**
 * Checks that a backup is complete and undamaged, before anything is made of it.
 * @throws {PlainError} it is not
 */
export async function openBackup(
  folder: string,
  { identities, stop }: { readonly identities: readonly string[]; readonly stop: AbortSignal },
): Promise<OpenedBackup> {
  if (isUnfinishedBackup(basename(folder)))
    throw new PlainError(`${folder} was interrupted and is not complete: it cannot be restored.`)
  const manifest = await step('The sums of the backup are right', async () => {
    const sums = await readSums(folder)
    for (const name of [backupFiles.manifest, backupFiles.database, backupFiles.files])
      if (sums.get(name) !== (await sumOf(join(folder, name), stop)))
        throw new PlainError(
          `${join(folder, name)} is damaged or missing: its sum is not that of SHA256SUMS. Use another copy of this backup, or another backup.`,
        )
    return parseManifest(await readFile(join(folder, backupFiles.manifest), 'utf8'))
  })
  const read = (name: string) => decrypt(createReadStream(join(folder, name)), identities)
  return {
    manifest,
    readDatabase: () => read(backupFiles.database),
    readFiles: () => read(backupFiles.files),
  }
}

async function readSums(folder: string) {
  try {
    return parseSums(await readFile(join(folder, backupFiles.sums), 'utf8'))
  } catch (error) {
    throw new PlainError(
      isAbsent(error)
        ? `${folder} is not a backup: it has no SHA256SUMS. Name the folder of one backup, such as …/2026-11-30T201500Z.`
        : `The sums of ${folder} cannot be read.`,
    )
  }
}

async function sumOf(path: string, stop: AbortSignal): Promise<string | undefined> {
  try {
    return await hashFile(path, stop)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}
