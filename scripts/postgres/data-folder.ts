import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'
import { sharedFolder } from './shared-folder.ts'

/**
 * Where the data really lies: at `dataDir`, or, when the server's user cannot enter the folders
 * above it, in a shared folder that `dataDir` then links to.
 */
export function placeDataFolder(
  dataDir: string,
  user: ServerUser,
  onProgress: (line: string) => void,
): string {
  const wanted = resolve(dataDir)
  mkdirSync(dirname(wanted), { recursive: true })
  const parent = realpathSync(dirname(wanted))
  const folder = join(parent, basename(wanted))
  if (isLink(folder))
    return existsSync(folder) ? realpathSync(folder) : relocate(folder, user, onProgress)
  if (canReach(parent, user)) return folder
  if (existsSync(folder))
    throw new Error(
      `PostgreSQL does not run as root, and its user cannot enter ${parent}, where the data lies. Move the clone, or start as the user who owns it.`,
    )
  return relocate(folder, user, onProgress)
}

function relocate(folder: string, user: ServerUser, onProgress: (line: string) => void): string {
  const place = join(sharedFolder(user), `data-${randomBytes(6).toString('hex')}`)
  rmSync(folder, { force: true })
  symlinkSync(place, folder)
  onProgress(
    `PostgreSQL's user cannot enter ${dirname(folder)}: the data is kept in ${place}, linked from ${folder}`,
  )
  return place
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
