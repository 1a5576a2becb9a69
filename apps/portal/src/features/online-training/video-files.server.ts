import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { refuse } from './refusals.server.ts'

/** What of the content system's answer goes on to the member. */
const passedHeaders = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const
const videoTypes = /^video\/(mp4|webm)$/

/** How long the content system may take to begin; the film itself takes as long as it does. */
const beginWithin = 10_000

type Reading = {
  /** As the browser asks for it, `bytes=0-1023`. */
  range: string | undefined
  /** Whoever stops watching stops the reading, too. */
  signal: AbortSignal
}

export type VideoFiles = ReturnType<typeof createVideoFiles>

/**
 * Files of training videos, straight from the content system and kept nowhere: they are large, and
 * for members alone.
 */
export function createVideoFiles({ cmsUrl, siteKey }: { cmsUrl: string; siteKey: string }) {
  async function begin(file: string, { range, signal }: Reading): Promise<Response> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), beginWithin)
    try {
      return await fetch(`${cmsUrl}/api/videos/file/${encodeURIComponent(file)}`, {
        headers: { [siteKeyHeader]: siteKey, ...(range && { range }) },
        signal: AbortSignal.any([signal, late.signal]),
      })
    } catch {
      throw refuse('CONTENT_UNAVAILABLE')
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** @throws {Refusal} `VIDEO_NOT_FOUND`, `RANGE_NOT_SATISFIABLE`, `CONTENT_UNAVAILABLE` */
    async send(file: string, reading: Reading): Promise<Response> {
      const { status, ok, body, headers: known } = await begin(file, reading)
      if (status === 404) throw refuse('VIDEO_NOT_FOUND')
      if (status === 416) throw refuse('RANGE_NOT_SATISFIABLE')
      const isVideo = videoTypes.test(known.get('content-type')?.split(';')[0] ?? '')
      if (!ok || !isVideo) throw refuse('CONTENT_UNAVAILABLE')
      const headers = new Headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      for (const name of passedHeaders) {
        const value = known.get(name)
        if (value) headers.set(name, value)
      }
      return new Response(body, { status, headers })
    },
  }
}
