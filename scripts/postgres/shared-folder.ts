import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'

const folder = '/var/lib/trivsel'

/** A folder that the server's user can enter, for a clone that lies in root's home folder. */
export function sharedFolder(user: ServerUser): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (canReach(folder, user)) return folder
  throw new Error(
    `PostgreSQL does not run as root, and its user can enter neither this clone nor ${folder}. Move the clone, or start as a normal user.`,
  )
}

export function sharedPath(user: ServerUser, name: string): string {
  return join(sharedFolder(user), name)
}
