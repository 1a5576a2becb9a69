import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a page, ready to be sent: nothing is left to work out for a request. */
export type CachedVariant = {
  /** Weak: the same page may be compressed again, which makes other bytes of it. */
  readonly etag: string
  readonly body: Buffer
  /** The same, a character for each byte: Node sends a string together with its head, in one write. */
  readonly text: string
  /** Names and values in turn, as `writeHead` takes them without another look. */
  readonly headers: readonly string[]
  readonly notModifiedHeaders: readonly string[]
}

/** A finished answer in every encoding. */
export type CachedPage = {
  readonly status: number
  /** That of gzip is made when it is first asked for: all browsers take Brotli. */
  readonly variants: Readonly<Record<Encoding, CachedVariant>>
  readonly tags: ReadonlySet<string>
  /** Milliseconds for which it is good; undefined: until a tag changes. */
  readonly life: number | undefined
  /** About what it takes in memory. */
  readonly bytes: number
  /** The same page in fewer bytes, which takes a hundred times as long to make. */
  compressWell(): Promise<CachedPage>
}

type PageOptions = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: ReadonlySet<string>
  life?: number | undefined
  /** The body compressed by `compressQuickly`, where that is done already. */
  br?: Buffer | undefined
}

const asyncBrotli = promisify(brotliCompress)
const asyncGzip = promisify(gzip)

/** Larger than nearly every page, and far less memory for each compression than the usual 4 MB. */
const brotliWindow = 18

/** Somebody waits for the first answer. Brotli 4 takes twice as long for a fourteenth fewer bytes. */
const quickly = { brotli: 2, gzip: 1 } as const
const well = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const

export async function encodePage(options: PageOptions): Promise<CachedPage> {
  const { body, br = exactly(await asyncBrotli(body, brotli(body, quickly.brotli))) } = options
  return assemble(options, br)
}

/** Brotli, in the thread that calls it. */
export function compressQuickly(body: Buffer): Buffer {
  return exactly(brotliCompressSync(body, brotli(body, quickly.brotli)))
}

function brotli(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  }
}

/** What zlib gives may be a small part of memory that it keeps alive. */
function exactly(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.byteLength)
  compressed.copy(copy)
  return copy
}

function assemble(options: PageOptions, br: Buffer, gz?: Buffer): CachedPage {
  const { status, body, tags, life } = options
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (encoding: Encoding, encoded: Buffer): CachedVariant => {
    const etag = `W/"${digest}-${encoding}"`
    const common = Object.entries(options.headers).flat().concat('etag', etag)
    const length = ['content-length', String(encoded.byteLength)]
    let text: string | undefined
    return {
      etag,
      body: encoded,
      get text() {
        text ??= encoded.toString('latin1')
        return text
      },
      notModifiedHeaders: common,
      headers:
        encoding === 'identity'
          ? [...common, ...length]
          : [...common, ...length, 'content-encoding', encoding],
    }
  }
  let gzipped = gz && variant('gzip', gz)
  return {
    status,
    variants: {
      br: variant('br', br),
      identity: variant('identity', body),
      get gzip() {
        gzipped ??= variant('gzip', exactly(gzipSync(body, { level: quickly.gzip })))
        return gzipped
      },
    },
    tags,
    life,
    // Brotli twice, as bytes and as a string; gzip makes it larger than Brotli by about a fourth.
    bytes: body.byteLength + Math.round(br.byteLength * 3.25) + headerBytes,
    async compressWell() {
      const [bestBrotli, bestGzip] = await Promise.all([
        asyncBrotli(body, brotli(body, well.brotli)),
        gzipped && asyncGzip(body, { level: well.gzip }),
      ])
      return assemble(options, exactly(bestBrotli), bestGzip && exactly(bestGzip))
    },
  }
}

/** Headers, tags and key of a page: about as much for each. */
const headerBytes = 8 * 1024
