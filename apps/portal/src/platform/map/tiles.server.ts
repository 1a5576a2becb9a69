import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.server.ts'
import { fill, readTile, type Tile } from './tile-address.ts'

type Picture = { body: Uint8Array<ArrayBuffer>; type: string }

const cachedBytes = 32 * 1024 * 1024
const dayInSeconds = 24 * 60 * 60
const largestTile = 1024 * 1024
const patience = 5_000
const allowedTypes = /^image\/(png|webp|jpeg)$/

/**
 * Tiles of the map under our own address, `/<z>/<x>/<y>.png`: the server that makes them hears of
 * the portal and never of a visitor. 404 for what is no tile, 502 without a body when it gives none.
 */
export function createTiles({ tileUrl, log }: { tileUrl: string; log: Log }): Hono {
  const cache = new LRUCache<string, Picture>({
    maxSize: cachedBytes,
    ttl: dayInSeconds * 1_000,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  })
  const pending = new Map<string, Promise<Picture>>()

  async function find(tile: Tile): Promise<Picture> {
    const address = fill(tileUrl, tile)
    const known = cache.get(address) ?? pending.get(address)
    if (known) return known
    const question = fetchTile(address)
      .then((picture) => {
        cache.set(address, picture)
        return picture
      })
      .finally(() => pending.delete(address))
    pending.set(address, question)
    return question
  }

  return new Hono().get('/:z/:x/:file{[0-9]+\\.png}', async (context) => {
    const { z, x, file } = context.req.param()
    const tile = readTile({ z, x, y: file.slice(0, -'.png'.length) })
    if (!tile) return absent(context)
    try {
      const { body, type } = await find(tile)
      return context.body(body, 200, {
        'content-type': type,
        'cache-control': `public, max-age=${dayInSeconds}`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    } catch (error) {
      log.warn({ error, tile }, 'a tile of the map could not be fetched')
      return context.body(null, 502, { 'cache-control': 'no-store' })
    }
  })
}

/** @throws when the server does not answer in time, or not with a picture of reasonable size */
async function fetchTile(address: string): Promise<Picture> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!response.ok || !allowedTypes.test(type) || !response.body) {
    await response.body?.cancel()
    throw new Error(`the tile server answered ${response.status} with "${type}"`)
  }
  return { body: await readWhole(response.body), type }
}

async function readWhole(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.byteLength
    if (length > largestTile) throw new Error('the tile is too large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, length))
}

function absent(context: Context): Response {
  return context.body(null, 404, { 'cache-control': 'no-store' })
}
