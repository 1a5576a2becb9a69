import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user PostgreSQL runs as; undefined means: as the user who runs this. */
export type ServerUser = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the data folder,
 * else as `postgres`, else as `nobody`.
 */
export function chooseServerUser(dataDir: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  const user = findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Start as a normal user instead.',
  )
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  try {
    const ask = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/** Whether the user may pass through every folder above `path` and enter or run `path` itself. */
export function canReach(path: string, user: ServerUser): boolean {
  let current = realpathSync(path)
  while (true) {
    if (!mayPass(current, user)) return false
    const parent = dirname(current)
    if (parent === current) return true
    current = parent
  }
}

function mayPass(path: string, user: ServerUser): boolean {
  if (!user) {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  const { mode, uid, gid } = statSync(path)
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
