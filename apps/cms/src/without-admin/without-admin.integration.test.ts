import { contentQueryPath, siteKeyHeader } from '@trivsel/content-contract/queries'
import { afterAll, expect, it } from 'vitest'
import { makePicture } from '../testing/picture.ts'
import { startTestPayload, testSiteKey } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const { answerWithoutAdmin } = await import('./answer-without-admin.ts')
const { serveWithoutAdmin } = await import('./serve-without-admin.ts')
const server = await serveWithoutAdmin(0, answerWithoutAdmin(Promise.resolve(payload.config)))
const base = `http://127.0.0.1:${server.port}`
let isStopped = false
const stop = async () => {
  if (!isStopped) await server.stop()
  isStopped = true
}
afterAll(stop)

const key = { [siteKeyHeader]: testSiteKey }

it('answers that it is well, the questions of the site and its files', async () => {
  expect((await fetch(`${base}/api/health`)).status).toBe(200)
  const body = JSON.stringify({ query: 'siteFrame', variables: { locale: 'no' } })
  const ask = (headers: HeadersInit) =>
    fetch(base + contentQueryPath, { method: 'POST', headers, body })
  expect((await ask(key)).status).toBe(200)
  expect((await ask({})).status).toBe(401)
  const { sizes } = await payload.create({
    collection: 'media',
    data: { alt: 'Et hus' },
    file: await makePicture(600),
  })
  const file = await fetch(`${base}/api/media/file/${sizes?.xs?.filename}`, { headers: key })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

it('looks at requests before they are read, as behind Next', async () => {
  const answer = await fetch(`${base}/api/pages?where=%00`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('INVALID_CHARACTERS')
})

it('asks editors to wait, and for nothing else', async () => {
  const page = await fetch(`${base}/admin/collections/pages`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toContain('http-equiv="refresh" content="5"')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect((await fetch(`${base}/administrator`)).status).toBe(404)
})

it('lets nobody stay connected who asks for nothing when it stops', async () => {
  await (await fetch(`${base}/api/health`)).text()
  await stop()
  await expect(fetch(`${base}/api/health`)).rejects.toThrow()
})
