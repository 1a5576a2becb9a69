import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'

const place = '/var/lib/trivsel'

/** A folder that the server's user can enter, for a clone that lies in root's home folder. */
export function sharedFolder(user: ServerUser): string {
  mkdirSync(place, { recursive: true, mode: 0o755 })
  if (canReach(place, user)) return place
  throw new Error(
    `PostgreSQL does not run as root, and its user can enter neither this clone nor ${place}. Move the clone, or start as a normal user.`,
  )
}

export function sharedPath(user: ServerUser, name: string): string {
  return join(sharedFolder(user), name)
}
