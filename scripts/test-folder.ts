import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, stopPostmaster } from './postgres/postmaster.ts'
import { identifyProcess, isSameProcessAlive, parseProcessIdentity } from './process-identity.ts'

const prefix = 'trivsel-test-'

/**
 * A temporary folder of this process. What killed test runs have left behind, a server on such a
 * folder included, goes first.
 */
export async function makeTestFolder(): Promise<string> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // Started by root, the server is another user, who must pass through.
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(identifyProcess(process.pid)))
  return folder
}

async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
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
