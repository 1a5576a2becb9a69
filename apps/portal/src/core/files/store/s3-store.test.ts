import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type FileStore, FileStoreError, type StoredName } from './file-store.ts'
import { bucketKey, startS3 } from './s3-server.testing.ts'
import { createS3Store } from './s3-store.server.ts'

const bucket = await startS3()
afterAll(bucket.stop)
const store = createS3Store(bucket.settings)

async function listed(from: FileStore): Promise<StoredName[]> {
  const names: StoredName[] = []
  for await (const stored of from.list()) names.push(stored)
  return names
}

test('keeps what it is given, gives it back, and lets it go twice', async () => {
  const bytes = randomBytes(300_000)
  await store.put('a1', bytes)
  expect([...bucket.files.keys()]).toEqual(['attachments/a1'])
  expect((await store.get('a1'))?.equals(bytes)).toBe(true)
  await store.delete('a1')
  await store.delete('a1')
  expect(await store.get('a1')).toBeNull()
})

test('names all that lies there, page after page, and nothing else in the bucket', async () => {
  bucket.files.set('backups/b', { bytes: Buffer.of(1), at: new Date() })
  const names = ['c1', 'c2', 'c3', 'c4', 'c5']
  for (const name of names) await store.put(name, Buffer.from(name))
  const found = await listed(store)
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(Math.abs(Date.now() - Number(found[0]?.storedAt))).toBeLessThan(60_000)
  for (const name of names) await store.delete(name)
  expect(await listed(store)).toEqual([])
})

test.each([
  ['a wrong secret', { secret: 'another secret' }],
  ['a wrong key', { keyId: 'OTHER' }],
  ['another region', { region: 'us-east-1' }],
  ['a bucket that is not there', { url: bucket.settings.url.replace('box', 'none') }],
  ['nobody at the address', { url: 'http://127.0.0.1:9/box' }],
])('says so with %s', async (_, wrong) => {
  const closed = createS3Store({ ...bucket.settings, ...wrong })
  await expect(closed.put('d1', Buffer.of(1))).rejects.toThrow(FileStoreError)
  await expect(listed(closed)).rejects.toThrow(FileStoreError)
  expect(bucket.files.has('attachments/d1')).toBe(false)
})

test('asks again when the bucket is busy, twice and no more', async () => {
  bucket.failNext(503, 500)
  await store.put('e1', Buffer.of(1))
  expect(await store.get('e1')).toEqual(Buffer.of(1))
  bucket.failNext(503, 503, 503)
  await expect(store.get('e1')).rejects.toThrow(FileStoreError)
})

test('fails when there is no answer in time', async () => {
  const slow = createS3Store(bucket.settings, { milliseconds: 1 })
  await expect(slow.put('f1', randomBytes(5_000_000))).rejects.toThrow(FileStoreError)
})

test('the bucket of the tests refuses what is not signed, or signed for another body', async () => {
  const address = `${bucket.settings.url}/attachments/g1`
  expect((await fetch(address)).status).toBe(403)
  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({
    accessKeyId: bucketKey.keyId,
    secretAccessKey: bucketKey.secret,
    service: 's3',
    region: 'eu-north-1',
    retries: 0,
  })
  const signed = await client.sign(address, {
    method: 'PUT',
    body: 'one',
    headers: { 'x-amz-content-sha256': 'f'.repeat(64) },
  })
  expect((await fetch(signed)).status).toBe(403)
})
