import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type FileStore, FileStoreError, type StoredName } from './file-store.ts'

/** In the bucket, so that other things may lie in it too. */
const prefix = 'attachments/'

export type S3Settings = {
  /** Address of the bucket: `https://s3.example/bucket`. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** A bucket of any service that speaks the protocol of Amazon's S3. */
export function createS3Store(
  { url, region, keyId, secret }: S3Settings,
  options: { milliseconds?: number } = {},
): FileStore {
  const { milliseconds = 15_000 } = options
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })

  async function call(path: string, init: RequestInit, expected: readonly number[]) {
    const signal = AbortSignal.timeout(milliseconds)
    const response = await client.fetch(`${url}${path}`, { ...init, signal }).catch(fail)
    if (expected.includes(response.status)) return response
    await response.body?.cancel().catch(() => undefined)
    throw new FileStoreError(`The bucket answered ${response.status}`, { status: response.status })
  }

  const pathOf = (name: string) => `/${prefix}${encodeURIComponent(name)}`

  return {
    async put(name, bytes) {
      const body = Buffer.from(bytes)
      // With its hash among what is signed, nothing but the whole of it is taken.
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
      await call(pathOf(name), { method: 'PUT', body, headers }, [200])
    },

    async get(name) {
      const response = await call(pathOf(name), {}, [200, 404])
      const body = await response.arrayBuffer().catch(fail)
      return response.status === 404 ? null : Buffer.from(body)
    },

    async delete(name) {
      await call(pathOf(name), { method: 'DELETE' }, [200, 204, 404])
    },

    async *list() {
      let next: string | null = ''
      while (next !== null) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next !== '' && { 'continuation-token': next }),
        })
        const response = await call(`?${query}`, {}, [200])
        const page = await response.text().catch(fail)
        yield* namesIn(page)
        next = between(page, '<NextContinuationToken>', '</NextContinuationToken>')
      }
    },
  }
}

/** Names are ours: letters and digits, so nothing in them is escaped. */
function namesIn(page: string): StoredName[] {
  const [, ...entries] = page.split('<Contents>')
  return entries.flatMap((entry) => {
    const key = between(entry, '<Key>', '</Key>')
    const changed = between(entry, '<LastModified>', '</LastModified>')
    if (!key?.startsWith(prefix) || changed === null) return []
    return [{ name: key.slice(prefix.length), storedAt: new Date(changed) }]
  })
}

function between(text: string, before: string, after: string): string | null {
  const from = text.indexOf(before)
  const to = from < 0 ? -1 : text.indexOf(after, from)
  return to < 0 ? null : unescapeXml(text.slice(from + before.length, to))
}

const unescapeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

function fail(cause: unknown): never {
  throw new FileStoreError('The bucket does not answer', { cause })
}
