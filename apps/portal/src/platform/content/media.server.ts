import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { Hono } from 'hono'
import type { Log } from '#platform/log.server.ts'
import { BoundedMap } from '../bounded-map.ts'

type Picture = {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** Milliseconds since 1970 after which it is asked for again; undefined: these bytes are final. */
  expires: number | undefined
}

const keptBytes = 96 * 1024 * 1024
const safeFile = /^[\w-][\w.-]{0,200}$/
const allowedTypes = /^(image\/(webp|avif|png|jpeg|gif)|application\/pdf)$/

/** While a picture is being made as AVIF, how long its WebP goes for it. */
const standInMilliseconds = 5_000

/**
 * Pictures and attachments of the content system under addresses that never change their
 * content: `/files/media/<version>/<file>` and `/files/attachments/<version>/<file>`.
 */
export function createMedia(options: { cmsUrl: string; siteKey: string; log: Log }) {
  const kept = new BoundedMap<string, Picture>(keptBytes, (picture) => picture.body.byteLength)
  const pending = new Map<string, Promise<Picture | null>>()

  async function fetchFromContentSystem(collection: string, file: string): Promise<Picture | null> {
    const response = await fetch(`${options.cmsUrl}/api/${collection}/file/${file}`, {
      headers: { [siteKeyHeader]: options.siteKey },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the content system answered ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    if (!allowedTypes.test(type)) return null
    const isStandIn = file.endsWith('.avif') && type !== 'image/avif'
    return {
      body: new Uint8Array(await response.arrayBuffer()),
      type,
      expires: isStandIn ? Date.now() + standInMilliseconds : undefined,
    }
  }

  async function find(collection: string, version: string, file: string): Promise<Picture | null> {
    const key = `${collection}/${version}/${file}`
    const known = kept.get(key)
    if (known && (known.expires === undefined || known.expires > Date.now())) return known
    let question = pending.get(key)
    if (!question) {
      question = fetchFromContentSystem(collection, file).finally(() => pending.delete(key))
      pending.set(key, question)
    }
    const picture = await question
    if (picture) kept.set(key, picture)
    return picture
  }

  return new Hono().get('/:collection{media|attachments}/:version/:file', async (context) => {
    const { collection, version, file } = context.req.param()
    if (!safeFile.test(file) || !safeFile.test(version)) return context.notFound()
    try {
      const picture = await find(collection, version, file)
      if (!picture) return context.notFound()
      return context.body(picture.body, 200, {
        'content-type': picture.type,
        'cache-control':
          picture.expires === undefined
            ? 'public, max-age=31536000, immutable'
            : `public, max-age=${standInMilliseconds / 1_000}`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    } catch (error) {
      options.log.warn({ error }, 'a picture could not be fetched')
      return context.body(null, 503, { 'retry-after': '5' })
    }
  })
}
