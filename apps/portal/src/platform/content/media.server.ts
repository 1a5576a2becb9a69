import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { Hono } from 'hono'
import type { Log } from '#platform/log.server.ts'
import { BoundedMap } from '../bounded-map.ts'

type Picture = { body: Uint8Array<ArrayBuffer>; type: string }

const keptBytes = 96 * 1024 * 1024
const safeFile = /^[\w-][\w.-]{0,200}$/
const allowedTypes = /^(image\/(webp|avif|png|jpeg|gif)|application\/pdf)$/

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
    return { body: new Uint8Array(await response.arrayBuffer()), type }
  }

  async function find(collection: string, version: string, file: string): Promise<Picture | null> {
    const key = `${collection}/${version}/${file}`
    const known = kept.get(key)
    if (known) return known
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
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    } catch (error) {
      options.log.warn({ error }, 'a picture could not be fetched')
      return context.body(null, 503, { 'retry-after': '5' })
    }
  })
}
