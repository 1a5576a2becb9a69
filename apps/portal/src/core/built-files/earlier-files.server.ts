import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  type BuiltFile,
  builtFileHeaders,
  builtFolder,
} from '#platform/files/static-files.server.ts'
import type { Log } from '#platform/log.server.ts'
import { chooseEncoding } from '#platform/pages/choose-encoding.ts'
import { builtFile } from './tables.server.ts'

/** Bytes: a release has two megabytes, and few of them are asked for after the next came. */
const mostInMemory = 4_000_000

const decompress = promisify(brotliDecompress)

/** Answers for built files that this release has not, out of those that other releases have shared. */
export function createEarlierFiles({ database, log }: { database: Database; log: Log }) {
  const inMemory = new LRUCache<string, BuiltFile>({
    maxSize: mostInMemory,
    sizeCalculation: ({ body }) => body.byteLength,
  })

  async function find(address: string): Promise<BuiltFile | undefined> {
    const cached = inMemory.get(address)
    if (cached) return cached
    const { encoding, body } = builtFile
    const [row] = await database
      .select({ address: builtFile.address, encoding, body })
      .from(builtFile)
      .where(eq(builtFile.address, address))
    if (row) inMemory.set(address, row)
    return row
  }

  return {
    /** @returns whether the request was for a built file and is answered: 404 when nobody has it */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [address = ''] = (request.url ?? '').split('?')
      if (!address.startsWith(builtFolder)) return false
      // Nothing in front may cache that: the next instance may have it.
      const refuse = (status: number, headers: Record<string, string> = {}) => {
        response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end()
        return true
      }
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(405, { allow: 'GET, HEAD' })
      try {
        const file = await find(address)
        if (!file) return refuse(404)
        const isBrotli =
          file.encoding === 'br' && chooseEncoding(request.headers['accept-encoding']) === 'br'
        const body = file.encoding === 'br' && !isBrotli ? await decompress(file.body) : file.body
        response.writeHead(200, {
          ...builtFileHeaders(address),
          ...(isBrotli && { 'content-encoding': 'br' }),
          'content-length': body.byteLength,
        })
        response.end(request.method === 'HEAD' ? undefined : body)
        return true
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        log.warn({ error }, 'a file of another release could not be read for now')
        return refuse(503, { 'retry-after': '5' })
      }
    },
  }
}
