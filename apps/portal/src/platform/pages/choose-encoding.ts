import type { Encoding } from './stored-page.server.ts'

/** Browsers send a handful of different headers: each is read once. */
const known = new Map<string, Encoding>()
const knownAtMost = 200

/** The best encoding that the client names; weights other than 0 are not worth telling apart. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  let encoding = known.get(acceptEncoding)
  if (!encoding) {
    encoding = readAcceptEncoding(acceptEncoding)
    if (known.size < knownAtMost && acceptEncoding.length < 100) known.set(acceptEncoding, encoding)
  }
  return encoding
}

function readAcceptEncoding(header: string): Encoding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  const match = new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:;\\s*q=([\\d.]+))?(?:,|\\s*$)`).exec(
    header,
  )
  return match !== null && Number(match[1] ?? 1) > 0
}
