import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a page, ready to be sent: nothing is left to work out for a request. */
export type CachedVariant = {
  readonly etag: string
  /** A Buffer: a string would be encoded again for every request. */
  readonly body: Buffer
  /** Names and values in turn, as `writeHead` takes them without another look. */
  readonly headers: readonly string[]
  readonly notModifiedHeaders: readonly string[]
}

/** A finished answer in every encoding. */
export type CachedPage = {
  readonly status: number
  readonly variants: Readonly<Record<Encoding, CachedVariant>>
  readonly tags: ReadonlySet<string>
  /** Milliseconds since 1970 after which the page is rendered again; undefined: until a tag changes. */
  readonly expires: number | undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function encodePage(options: {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: ReadonlySet<string>
  expires?: number | undefined
}): Promise<CachedPage> {
  const { body } = options
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    compressGzip(body, { level: 7 }),
  ])
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (encoding: Encoding, encoded: Buffer): CachedVariant => {
    const etag = `"${digest}-${encoding}"`
    const common = Object.entries(options.headers).flat().concat('etag', etag)
    const length = ['content-length', String(encoded.byteLength)]
    return {
      etag,
      body: encoded,
      notModifiedHeaders: common,
      headers:
        encoding === 'identity'
          ? [...common, ...length]
          : [...common, ...length, 'content-encoding', encoding],
    }
  }
  return {
    status: options.status,
    variants: {
      br: variant('br', br),
      gzip: variant('gzip', gz),
      identity: variant('identity', body),
    },
    tags: options.tags,
    expires: options.expires,
  }
}

export function sizeOfPage({ variants }: CachedPage): number {
  return (
    variants.br.body.byteLength + variants.gzip.body.byteLength + variants.identity.body.byteLength
  )
}
