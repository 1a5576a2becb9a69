import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { bringUp, type Site } from './bring-up.ts'
import { databaseAddress } from './connection.ts'
import { placeDataFolder } from './data-folder.ts'
import { initialiseCluster } from './initialise.ts'
import { Ownership } from './owner.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { chooseServerUser } from './server-user.ts'
import { watchPostmaster } from './watch.ts'

export type RunningPostgres = {
  /** `postgres://trivsel:…@127.0.0.1:<port>/trivsel` */
  url: string
  /** The server ran already: left behind by a killed process, or in use by another one. */
  adopted: boolean
  version: string
  /** Ends the server if this process owns it. */
  stop(): Promise<void>
}

export type StartOptions = {
  dataDir: string
  password: string
  /** false is for tests only: a crash of the machine may then lose everything. */
  durable?: boolean
  onProgress?: (line: string) => void
  /** Called when the server has ended so often that it is not started again. */
  onFailure?: (reason: string) => void
}

/**
 * Brings up the embedded PostgreSQL on a data folder and keeps it up until `stop`. There is never
 * more than one server on a folder: PostgreSQL's own lock decides, and who loses uses the winner's.
 *
 * @throws {Error} one sentence, with PostgreSQL's own cause
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const site = prepareSite(options)
  if (!existsSync(join(site.folder, 'PG_VERSION'))) {
    site.onProgress('making the data folder')
    await initialiseCluster(site)
  }
  const { postmaster, adopted } = await bringUp(site)
  const watch = watchPostmaster({
    pid: postmaster.pid,
    isMine: () => site.ownership.isMine(),
    restart: async () => (await bringUp(site, postmaster.port)).postmaster.pid,
    onProgress: site.onProgress,
    onFailure: options.onFailure ?? site.onProgress,
  })
  return {
    url: databaseAddress({ port: postmaster.port, password: site.password }),
    adopted,
    version: site.binaries.version,
    async stop() {
      await watch.end()
      if (!site.ownership.isMine()) return
      const running = findPostmaster(site.folder)
      if (running) await stopPostmaster(running.pid)
      site.ownership.release()
    },
  }
}

function prepareSite(options: StartOptions): Site {
  const onProgress = options.onProgress ?? (() => undefined)
  const user = chooseServerUser(options.dataDir)
  const folder = placeDataFolder(options.dataDir, user, onProgress)
  refuseForeignFolder(folder)
  return {
    folder,
    binaries: findBinaries(user),
    user,
    password: options.password,
    durable: options.durable ?? true,
    ownership: new Ownership(folder),
    onProgress,
  }
}

function refuseForeignFolder(folder: string): void {
  const self = process.getuid?.()
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  if (self !== 0 && owner !== undefined && owner !== self)
    throw new Error(
      `The data folder ${folder} belongs to another user. Start as that user (or as root, if root made it).`,
    )
}
