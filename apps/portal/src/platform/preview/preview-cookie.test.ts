import { describe, expect, test } from 'vitest'
import { createPreviewCookies } from './preview-cookie.server.ts'

const cookies = createPreviewCookies({ siteKey: '0123456789abcdef', secure: true })
const now = 1_790_000_000_000
const sent = (setCookie: string) => `other=1; ${setCookie.split(';')[0]}`

describe('the preview cookie', () => {
  test('permits drafts for an hour', () => {
    const cookie = sent(cookies.begin(now))
    expect(cookies.permit(cookie, now)).toBe(true)
    expect(cookies.permit(cookie, now + 60 * 60_000 - 1)).toBe(true)
    expect(cookies.permit(cookie, now + 60 * 60_000)).toBe(false)
  })

  test('is not a cookie that scripts or other sites can use', () => {
    expect(cookies.begin(now)).toContain('HttpOnly; SameSite=Lax; Secure')
  })

  test.each([
    undefined,
    '',
    'portal-preview=',
    'portal-preview=9999999999999.abc',
    'portal-preview=NaN.x',
    'portal-preview',
  ])('%s permits nothing', (cookie) => {
    expect(cookies.permit(cookie, now)).toBe(false)
  })

  test('another key permits nothing', () => {
    const stranger = createPreviewCookies({ siteKey: 'another-key-altogether', secure: true })
    expect(cookies.permit(sent(stranger.begin(now)), now)).toBe(false)
  })

  test('a later end than the signed one permits nothing', () => {
    const [, signature] = sent(cookies.begin(now)).split('.')
    const forged = `portal-preview=${now + 10 * 60 * 60_000}.${signature}`
    expect(cookies.permit(forged, now)).toBe(false)
  })
})
