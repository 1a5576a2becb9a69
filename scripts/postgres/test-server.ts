import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSecrets } from '../secrets.ts'
import { makeTestFolder } from '../test-folder.ts'
import { databaseNames, dropDatabase } from './on-server.ts'
import { startPostgres } from './supervisor.ts'

export type TestServer = {
  /** Its role may create databases. */
  url: string
  /** Databases whose names begin so are there in the next run too; without it nothing is. */
  keeps?: string
  stop(): Promise<void>
}

/**
 * A throw-away PostgreSQL for one test run, or the given one (TEST_DATABASE_URL by default).
 */
export async function startTestServer(
  given: { url: string | undefined } = { url: process.env.TEST_DATABASE_URL },
): Promise<TestServer> {
  if (given.url) return { url: given.url, stop: async () => undefined }
  const folder = await makeTestFolder({ inMemory: true })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startPostgres({
      dataDir: join(folder, 'postgres'),
      password: randomBytes(16).toString('hex'),
      durable: false,
    })
    return {
      url: server.url,
      async stop() {
        await server.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * A PostgreSQL of this clone's tests that stays from run to run with what is worth keeping. While
 * another run has it, or when it was lost in a crash of the machine, this one gets a fresh one.
 * @param keeps how the names of the databases begin that stay
 */
export async function startLastingServer(folder: string, keeps: string): Promise<TestServer> {
  const start = () =>
    startPostgres({
      dataDir: join(folder, 'postgres'),
      password: loadSecrets(join(folder, 'secrets.json')).DATABASE_PASSWORD,
      durable: false,
    })
  const server = await start().catch(() => {
    rmSync(folder, { recursive: true, force: true })
    return start()
  })
  if (server.adopted) {
    await server.stop()
    return startTestServer({ url: undefined })
  }
  for (const name of await databaseNames(server.url))
    if (/^(template|site|test|cms_test)_/.test(name)) await dropDatabase(server.url, name)
  return { url: server.url, keeps, stop: server.stop }
}
