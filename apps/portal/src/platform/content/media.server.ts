import { createHash } from 'node:crypto'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import type { Log } from '#platform/log.server.ts'
import type { PreviewCookies } from '../preview/preview-cookie.server.ts'
import type { ContentAddresses, FileCollection } from './content-addresses.server.ts'
import { fetchOverRestart } from './fetch-over-restart.server.ts'

type StoredFile = {
  body: Uint8Array<ArrayBuffer>
  type: string
  etag: string
}

export type Media = ReturnType<typeof createMedia>

const cachedBytes = 96 * 1024 * 1024
const safeFile = /^[\w-][\w.-]{0,200}$/
const allowedTypes = /^(image\/webp|application\/pdf)$/

/** `media`, `media:7` */
const ofFiles = /^(media|attachments)(:|$)/

/**
 * Browsers keep a picture that they have shown. Caches that serve others too ask each time whether
 * it is still public, and so does everybody for attachments (docs/adr/0020).
 */
const cacheControl = {
  media: 'public, max-age=31536000, immutable, s-maxage=0',
  attachments: 'public, no-cache',
} as const satisfies Record<FileCollection, string>

/**
 * Pictures and attachments of the content system, under addresses that are others when the file has
 * changed: `/media/<version>/<file>` and `/attachments/<version>/<file>`, below `/files`. 404 for
 * what nothing published shows, 503 when the content system does not answer. An editor in preview
 * gets all files.
 */
export function createMedia(options: {
  cmsUrl: string
  siteKey: string
  addresses: Pick<ContentAddresses, 'isPublicFile'>
  preview: PreviewCookies
  log: Log
}) {
  const { addresses, preview, log } = options
  const cache = new LRUCache<string, StoredFile>({
    maxSize: cachedBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  })
  const pending = new Map<string, Promise<StoredFile | null>>()
  let generation = 0

  async function fetchFromContentSystem(
    collection: string,
    file: string,
  ): Promise<StoredFile | null> {
    const response = await fetchOverRestart(`${options.cmsUrl}/api/${collection}/file/${file}`, {
      headers: { [siteKeyHeader]: options.siteKey },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the content system answered ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    if (!allowedTypes.test(type)) return null
    const body = new Uint8Array(await response.arrayBuffer())
    return {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    }
  }

  async function find(collection: string, key: string, file: string): Promise<StoredFile | null> {
    const known = cache.get(key)
    if (known) return known
    const startedIn = generation
    let question = pending.get(key)
    if (!question) {
      question = fetchFromContentSystem(collection, file).finally(() => {
        if (pending.get(key) === question) pending.delete(key)
      })
      pending.set(key, question)
    }
    const found = await question
    // What was forgotten meanwhile may be what has been read.
    if (found && startedIn === generation) cache.set(key, found)
    return found
  }

  function forgetWithdrawn(key: string): void {
    if (!cache.get(key)) return
    cache.delete(key)
    log.info({ file: key }, 'a file that is no longer public was forgotten')
  }

  async function answer(
    context: Context,
    collection: FileCollection,
    file: string,
  ): Promise<Response> {
    // Without the version, which anybody can make up: what is kept is as of the last change.
    const key = `${collection}/${file}`
    const inPreview = preview.permit(context.req.header('cookie'))
    if (!inPreview && !(await addresses.isPublicFile(collection, file))) {
      forgetWithdrawn(key)
      return absent(context)
    }
    const found = await find(collection, key, file)
    if (!found) {
      log.warn({ file: `${collection}/${file}` }, 'the content system has lost a file')
      return absent(context)
    }
    return context.body(found.body, 200, {
      'content-type': found.type,
      etag: found.etag,
      'cache-control': inPreview ? 'no-store' : cacheControl[collection],
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }

  const handlers = new Hono()
    .use(etag())
    .get('/:collection{media|attachments}/:version/:file', async (context) => {
      const { collection, version, file } = context.req.param()
      if (!safeFile.test(file) || !safeFile.test(version)) return absent(context)
      try {
        return await answer(context, collection as FileCollection, file)
      } catch (error) {
        log.warn({ error }, 'a file could not be fetched')
        return context.body(null, 503, { 'retry-after': '5' })
      }
    })

  return {
    handlers,
    /**
     * Forgets files when one may have changed under its name.
     * @param tags of what was announced; none after a gap, when nobody knows what is as it was
     */
    forget(tags?: readonly string[]): void {
      if (tags && !tags.some((tag) => ofFiles.test(tag))) return
      generation += 1
      cache.clear()
      pending.clear()
    },
  }
}

/** Published a moment later, it must be there. */
function absent(context: Context): Response {
  return context.body(null, 404, { 'cache-control': 'no-store' })
}
