import type { CachedPage, CachedVariant } from './cached-page.server.ts'
import { chooseEncoding } from './choose-encoding.ts'

export type Answer = {
  status: number
  /** Names and values in turn. */
  headers: readonly string[]
  /** Null where the head is all. */
  variant: CachedVariant | null
}

/** What of a stored page goes to this client: the encoding it takes, or only 304 when it has it. */
export function chooseAnswer(
  page: CachedPage,
  client: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
): Answer {
  const variant = page.variants[chooseEncoding(client.acceptEncoding)]
  if (client.ifNoneMatch && page.status === 200 && names(client.ifNoneMatch, variant.etag))
    return { status: 304, headers: variant.notModifiedHeaders, variant: null }
  return { status: page.status, headers: variant.headers, variant }
}

/** Weakly compared (RFC 9110, 13.1.2): whether it says `W/` makes no difference. */
function names(ifNoneMatch: string, etag: string): boolean {
  const wanted = withoutMark(etag)
  return ifNoneMatch.split(',').some((entry) => {
    const known = entry.trim()
    return known === '*' || withoutMark(known) === wanted
  })
}

const withoutMark = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag)
