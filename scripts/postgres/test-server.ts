import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../test-folder.ts'
import { startPostgres } from './supervisor.ts'

/**
 * A throw-away PostgreSQL for one test run, or the one that is given (TEST_DATABASE_URL when
 * nothing is said). Its role may create databases.
 */
export async function startTestServer(
  given: { url: string | undefined } = { url: process.env.TEST_DATABASE_URL },
): Promise<{ url: string; stop(): Promise<void> }> {
  if (given.url) return { url: given.url, stop: async () => undefined }
  const folder = await makeTestFolder()
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
