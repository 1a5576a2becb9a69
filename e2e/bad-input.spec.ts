import { cmsUrl, ownSite } from './support/addresses.ts'
import { logIn, memberEmail } from './support/people.ts'
import { expect, test } from './support/test.ts'

const bookings = '/api/frontend/user/sports/bookings'

test.describe('bad input gets a clear refusal', () => {
  test.skip(({ isMobile }) => isMobile, 'no page is shown: the width makes no difference')

  test('broken JSON, wrong types, SQL and HTML', async ({ page }) => {
    await logIn(page, memberEmail(19))
    const before = await (await page.request.get(bookings)).json()
    const bodies = [
      '{"classId":',
      '[]',
      '{}',
      '{"classId":"1","centerId":1}',
      '{"classId":"1; drop table portal.user","centerId":"<script>alert(1)</script>"}',
      '{"classId":1e99,"centerId":1}',
      '{"classId":-1,"centerId":1}',
      '{"classId":1,"centerId":1,"userId":"somebody else"}',
    ]
    for (const data of bodies) {
      const response = await page.request.put(bookings, {
        headers: { ...ownSite, 'content-type': 'application/json' },
        data: Buffer.from(data),
      })
      expect(response.status(), data).toBe(400)
    }
    const after = await (await page.request.get(bookings)).json()
    expect(after.total).toBe(before.total)
  })

  test('an unknown class and a stranger’s booking', async ({ page }) => {
    await logIn(page, memberEmail(19))
    const unknown = await page.request.put(bookings, {
      headers: ownSite,
      data: { classId: 999_999_999, centerId: 1 },
    })
    expect(unknown.status()).toBe(404)
    expect(await unknown.json()).toEqual({ errorMessage: 'CLASS_NOT_FOUND' })
    const stranger = await page.request.delete(`${bookings}?id=1&classId=1&centerId=1`, {
      headers: ownSite,
    })
    expect(stranger.status()).toBe(404)
  })

  test('no cookie, a forged cookie, another site', async ({ request, baseURL }) => {
    expect((await request.get(bookings)).status()).toBe(401)
    const forged = await request.get(bookings, {
      headers: { cookie: 'portal-session=forged.c2lnbmF0dXJl' },
    })
    expect(forged.status()).toBe(401)
    const foreign = await request.put(bookings, {
      headers: { origin: 'https://evil.example' },
      data: { classId: 1, centerId: 1 },
    })
    expect(foreign.status()).toBe(403)
    expect(baseURL).toBeTruthy()
  })

  test('wrong method, unknown path, a body of 20 MB', async ({ request }) => {
    const wrong = await request.patch('/api/frontend/sports/group-exercises', { data: {} })
    expect(wrong.status()).toBe(405)
    expect(wrong.headers().allow).toContain('GET')
    expect((await request.get('/api/frontend/nothing')).status()).toBe(404)
    expect((await request.post('/barnehage/barnehager')).status()).toBe(405)
    const large = await request
      .put(bookings, {
        headers: { 'content-type': 'application/json' },
        data: Buffer.alloc(20 * 1024 * 1024, 'a'),
      })
      .then((response) => response.status())
      // The server may hang up on a body that it will not read.
      .catch(() => 413)
    expect([401, 413]).toContain(large)
  })

  test('an address that no page can have does not exist, and the next page is there', async ({
    request,
  }) => {
    for (const slug of ['a%00b', 'a%0Ab', 'x'.repeat(201), 'bl%C3%A5b%C3%A6r', '%F0%9F%99%82'])
      for (const list of ['/barnehage/barnehager', '/en/sports/fitness-clubs', '/helse'])
        expect((await request.get(`${list}/${slug}`)).status(), `${list}/${slug}`).toBe(404)
    const variables = encodeURIComponent(JSON.stringify({ locale: 'no', slug: 'a\0b' }))
    const refused = await request.get(
      `/api/frontend/content/kindergartenBySlug?variables=${variables}`,
    )
    expect(refused.status()).toBe(400)
    expect((await request.get('/barnehage/barnehager/finnes-ikke')).status()).toBe(404)
  })

  test('a site without its key gets nothing from the content system', async ({ request }) => {
    const answer = await request.post(`${cmsUrl}/api/content-query`, {
      data: { query: 'kindergartenList', variables: { locale: 'no', page: 1, pageSize: 1 } },
    })
    expect(answer.status()).toBe(401)
    expect((await request.get(`${cmsUrl}/api/kindergartens`)).status()).toBe(403)
    expect((await request.get(`${cmsUrl}/api/graphql`)).status()).toBe(404)
  })
})
