import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import { isAlive } from '../process-identity.ts'
import { waitUntil } from '../wait.ts'
import type { Binaries } from './binaries.ts'
import { type Answer, ensureDatabase } from './connection.ts'
import { describeFailure } from './failure.ts'
import type { Ownership } from './owner.ts'
import {
  findPostmaster,
  type Postmaster,
  removeStalePidFile,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import type { ServerUser } from './server-user.ts'

/** One data folder and everything that is needed to run a server on it. */
export type Site = {
  folder: string
  binaries: Binaries
  user: ServerUser
  password: string
  durable: boolean
  ownership: Ownership
  onProgress: (line: string) => void
}

/** A server that must first recover from a crash may need a while. */
const startMilliseconds = 120_000
const attempts = 10

/** A server on the folder that accepts connections: the one that runs already, or a new one. */
export async function bringUp(
  site: Site,
  port?: number,
): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const running = await adoptRunning(site)
    if (running) return { postmaster: running, adopted: true }
    removeStalePidFile(site.folder)
    const started = spawnPostmaster({ ...site, port: port ?? (await findFreePort()) })
    const answer = await waitForAnswer(site, started.port, () => !started.ended())
    if (answer === 'welcome') {
      site.ownership.take()
      return { postmaster: started, adopted: false }
    }
    const log = started.log()
    if (!started.ended()) await stopPostmaster(started.pid)
    if (answer === 'wrong password') throw wrongPassword(site)
    if (attempt === attempts || !isPassing(log))
      throw new Error(describeFailure('PostgreSQL did not start', log))
    await sleep(200)
  }
}

async function adoptRunning(site: Site): Promise<Postmaster | undefined> {
  const running = findPostmaster(site.folder)
  if (!running) return undefined
  if (running.stopping) {
    await waitUntil(() => !isAlive(running.pid), { milliseconds: 30_000 })
    return undefined
  }
  const answer = await waitForAnswer(site, running.port, () => isAlive(running.pid))
  if (answer === 'welcome') {
    await takeOverFromDead(site.ownership)
    return running
  }
  if (site.ownership.isSomebodyElses())
    throw new Error(
      `Another process runs PostgreSQL on ${site.folder}, and that server does not accept us. Stop it first.`,
    )
  await stopPostmaster(running.pid)
  return undefined
}

/** Who has just started the server may be about to write the owner file. */
async function takeOverFromDead(ownership: Ownership): Promise<void> {
  await waitUntil(() => ownership.isKnown(), { milliseconds: 1_000 })
  if (!ownership.isSomebodyElses()) ownership.take()
}

async function waitForAnswer(site: Site, port: number, isUp: () => boolean): Promise<Answer> {
  let answer: Answer = 'silent'
  await waitUntil(
    async () => {
      answer = await ensureDatabase({ port, password: site.password })
      return answer === 'welcome' || answer === 'wrong password' || !isUp()
    },
    { milliseconds: startMilliseconds, every: 50 },
  )
  return answer
}

/** Another start was faster, the port is taken, or the last of a killed server is still ending. */
function isPassing(log: string): boolean {
  return /lock file .* already exists|could not bind|Address already in use|still in use/.test(log)
}

function wrongPassword(site: Site): Error {
  return new Error(
    `The database in ${site.folder} was made with another password. Bring back the secrets that belong to it, or delete that folder to begin again.`,
  )
}
