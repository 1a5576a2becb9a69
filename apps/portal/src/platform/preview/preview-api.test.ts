import { previewAddress } from '@trivsel/content-contract/preview'
import { expect, test } from 'vitest'
import { createPreviewCookies } from './preview-cookie.server.ts'
import { createPreviewApi } from './preview-handlers.server.ts'

const siteKey = '0123456789abcdef'
const api = createPreviewApi({ siteKey, cookies: createPreviewCookies({ siteKey, secure: false }) })
const soon = () => Date.now() + 60_000
const open = (address: string) => api.request(address)

test('an editor’s link leads to the page with the cookie set', async () => {
  const answer = await open(previewAddress('', siteKey, '/helse/psykolog', soon()))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/helse/psykolog')
  expect(answer.headers.get('set-cookie')).toContain('portal-preview=')
})

test('a link for another page, with another key, or too old sets none', async () => {
  const permit = previewAddress('', siteKey, '/helse/psykolog', soon())
  for (const address of [
    permit.replace('psykolog', 'leger'),
    previewAddress('', 'another-site-key', '/helse/psykolog', soon()),
    previewAddress('', siteKey, '/helse/psykolog', Date.now() - 1),
  ]) {
    const answer = await open(address)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})

test.each([
  '//evil.example',
  '/\\\\evil.example',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/\r/evil.example/',
  '/\0/evil.example/',
  '/%09/evil.example/',
  '/x/..//evil.example/',
  '/helse\r\nset-cookie:a=b',
  'https://evil.example',
  '/bolig/soknad',
])('never leads to %j', async (path) => {
  const signed = previewAddress('', siteKey, path, soon())
  expect((await open(signed)).headers.get('location')).toBeNull()
  const ending = await open(`/api/preview/end?path=${encodeURIComponent(path)}`)
  expect(ending.headers.get('location')).toBe('/')
})

test('leaving takes the cookie away', async () => {
  const answer = await open('/api/preview/end?path=/helse/psykolog')
  expect(answer.headers.get('location')).toBe('/helse/psykolog')
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
})
