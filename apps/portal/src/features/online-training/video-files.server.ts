import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { fetchOverRestart } from '#platform/content/fetch-over-restart.server.ts'
import { refuse } from './refusals.server.ts'

/** Headers of the content system's answer that are forwarded to the member. */
const passedHeaders = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const
const videoTypes = /^video\/(mp4|webm)$/

/** Milliseconds until the content system has to start its answer. Sending the film has no limit. */
const startTimeout = 10_000

type Reading = {
  /** The header of the browser, `bytes=0-1023`. */
  range: string | undefined
  /** Aborted when the visitor stops watching. */
  signal: AbortSignal
}

export type VideoFiles = ReturnType<typeof createVideoFiles>

/**
 * Files of training videos, streamed from the content system and not cached: they are large, and for
 * members only.
 */
export function createVideoFiles({ cmsUrl, siteKey }: { cmsUrl: string; siteKey: string }) {
  async function fetchFile(file: string, { range, signal }: Reading): Promise<Response> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), startTimeout)
    try {
      return await fetchOverRestart(`${cmsUrl}/api/videos/file/${encodeURIComponent(file)}`, {
        headers: { [siteKeyHeader]: siteKey, ...(range && { range }) },
        signal: AbortSignal.any([signal, timeout.signal]),
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
      const { status, ok, body, headers: sourceHeaders } = await fetchFile(file, reading)
      if (status === 404) throw refuse('VIDEO_NOT_FOUND')
      if (status === 416) throw refuse('RANGE_NOT_SATISFIABLE')
      const isVideo = videoTypes.test(sourceHeaders.get('content-type')?.split(';')[0] ?? '')
      if (!ok || !isVideo) throw refuse('CONTENT_UNAVAILABLE')
      const headers = new Headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      for (const name of passedHeaders) {
        const value = sourceHeaders.get(name)
        if (value) headers.set(name, value)
      }
      return new Response(body, { status, headers })
    },
  }
}
