import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, stopPostmaster } from './postgres/postmaster.ts'
import { identifyProcess, isSameProcessAlive, parseProcessIdentity } from './process-identity.ts'

const prefix = 'trivsel-test-'

/** A file system in memory, where Linux has one; a container may have a small one. */
const memory = '/dev/shm'
const roomInMemory = 3 * 2 ** 30

/**
 * A temporary folder of this process. What killed test runs have left behind, a server on such a
 * folder included, goes first.
 * @param inMemory for many small files that come and go, if there is room: on a disk each new one can
 * take as long as there are files that were removed just now (ext4 without a journal)
 */
export async function makeTestFolder({ inMemory = false } = {}): Promise<string> {
  await removeLeftovers()
  const parent = inMemory && hasRoomInMemory() ? memory : tmpdir()
  const folder = mkdtempSync(join(parent, prefix))
  // Started by root, the server is another user, who must pass through.
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(identifyProcess(process.pid)))
  return folder
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) >= roomInMemory
}

async function removeLeftovers(): Promise<void> {
  const places = [tmpdir(), memory].filter((place) => existsSync(place))
  const folders = places.flatMap((place) =>
    readdirSync(place)
      .filter((entry) => entry.startsWith(prefix))
      .map((name) => join(place, name)),
  )
  for (const folder of folders) {
    const owner = readOwner(join(folder, 'owner.json'))
    if (!owner || isSameProcessAlive(owner)) continue
    const running = findPostmaster(join(folder, 'postgres'))
    if (running) await stopPostmaster(running.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

function readOwner(file: string) {
  try {
    return parseProcessIdentity(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
