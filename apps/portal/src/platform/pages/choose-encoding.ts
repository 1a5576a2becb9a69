import type { Encoding } from './cached-page.server.ts'

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
  const accepted = new Set(header.split(',').flatMap(readAccepted))
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** One entry, `br;q=0.8`: the name of its encoding, or none when its weight is 0 or no number. */
function readAccepted(entry: string): string[] {
  const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase())
  return weight.startsWith('q=') && Number(weight.slice(2)) > 0 ? [name] : []
}
