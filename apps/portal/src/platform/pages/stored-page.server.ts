import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer in every encoding, as Buffers: strings would be encoded again on every request. */
export type StoredPage = {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  readonly tags: ReadonlySet<string>
  /** Milliseconds since 1970 after which the page is rendered again; undefined: until a tag changes. */
  readonly expires: number | undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function storePage(options: {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<string>
  expires?: number | undefined
}): Promise<StoredPage> {
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
  return {
    status: options.status,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: options.headers,
    bodies: { br, gzip: gz, identity: body },
    tags: options.tags,
    expires: options.expires,
  }
}

export function sizeOfPage(page: StoredPage): number {
  return page.bodies.br.byteLength + page.bodies.gzip.byteLength + page.bodies.identity.byteLength
}

/** The best encoding that the client names; weights other than 0 are not worth telling apart. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  const match = new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:;\\s*q=([\\d.]+))?(?:,|\\s*$)`).exec(
    header,
  )
  return match !== null && Number(match[1] ?? 1) > 0
}
