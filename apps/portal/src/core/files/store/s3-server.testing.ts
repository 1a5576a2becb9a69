import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const bucketKey = { keyId: 'EXAMPLEKEY', secret: 'an-example-secret-for-tests' } as const
const region = 'eu-north-1'
const pageLength = 2

type Kept = { readonly bytes: Buffer; readonly at: Date }
type Answer = { status: number; body?: string | Buffer; type?: string }

/**
 * A bucket in memory that answers as Amazon's S3 does to what we ask of it, with pages of two names.
 * It works every signature out by itself (AWS, "Signature Version 4 signing process") and refuses
 * those that are wrong, older than a quarter of an hour, or of another body.
 */
export async function startS3() {
  const files = new Map<string, Kept>()
  let failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await readAll(request).catch(() => null)
    // A test gives up in the middle of a file: nobody waits for an answer.
    if (!body) return
    const failure = failures.shift()
    const { status, body: text, type } = failure ? { status: failure } : answer(request, body)
    response.writeHead(status, { 'content-type': type ?? 'application/xml' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const problem = findSignatureProblem(request, body)
    if (problem) return { status: 403, body: xmlError(problem) }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== 'box') return { status: 404, body: xmlError('NoSuchBucket') }
    const key = decodeURIComponent(rest.join('/'))
    if (request.method === 'GET' && key === '') return list(searchParams)
    if (request.method === 'PUT') {
      files.set(key, { bytes: body, at: new Date() })
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      files.delete(key)
      return { status: 204 }
    }
    const found = files.get(key)
    if (!found) return { status: 404, body: xmlError('NoSuchKey') }
    return { status: 200, body: found.bytes, type: 'application/octet-stream' }
  }

  function list(query: URLSearchParams): Answer {
    if (query.get('list-type') !== '2') return { status: 400, body: xmlError('InvalidArgument') }
    const after = query.get('continuation-token')?.replace(/^after&/, '') ?? ''
    const keys = [...files.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = keys.slice(0, pageLength)
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${files.get(key)?.at.toISOString()}</LastModified><Size>1</Size></Contents>`,
    )
    const next =
      keys.length > pageLength
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>after&amp;${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    return {
      status: 200,
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>box</Name>${next}${contents.join('')}</ListBucketResult>`,
    }
  }

  return {
    files,
    settings: { url: `http://127.0.0.1:${port}/box`, region, ...bucketKey },
    /** What it answers next, whatever it is asked. */
    failNext(...statuses: number[]) {
      failures = statuses
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const xmlError = (code: string) => `<Error><Code>${code}</Code></Error>`
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function findSignatureProblem(request: IncomingMessage, body: Buffer): string | null {
  const given = request.headers.authorization ?? ''
  const [algorithm, ...parts] = given.split(/[ ,]+/)
  const {
    Credential,
    SignedHeaders = '',
    Signature = '',
  } = Object.fromEntries(parts.map((part) => part.split(/=(.*)/s)))
  const time = String(request.headers['x-amz-date'])
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (algorithm !== 'AWS4-HMAC-SHA256') return 'AccessDenied'
  if (Credential !== `${bucketKey.keyId}/${scope}`) return 'InvalidAccessKeyId'
  if (Math.abs(Date.now() - readTime(time)) > 15 * 60_000) return 'RequestTimeTooSkewed'
  const content = String(request.headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const names: string[] = SignedHeaders.split(';')
  if (!names.includes('host')) return 'AccessDenied'
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const canonical = [request.method, pathname, query, headers, SignedHeaders, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    sign,
    `AWS4${bucketKey.secret}`,
  )
  const right = sign(key, text).toString('hex')
  const isRight =
    right.length === Signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(Signature))
  return isRight ? null : 'SignatureDoesNotMatch'
}

/** `20261122T204100Z`. */
function readTime(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
