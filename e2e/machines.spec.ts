import { portalUrl } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

test.skip(({ isMobile }) => isMobile, 'machines have no width')

test('the site map leads to pages that are there, in both languages', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(200)
  expect(addresses.every((address) => address.startsWith(`${portalUrl}/`))).toBe(true)
  const some = addresses.filter((_, index) => index < 26 || index % 17 === 0)
  for (const address of some) expect((await request.get(address)).status(), address).toBe(200)
})

test('robots.txt lists what is not for robots', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toContain(`Sitemap: ${portalUrl}/sitemap.xml`)
})

test('a visitor loads no schemas: what routes read is apart from them', async ({ request }) => {
  for (const address of ['/', '/trening/gruppetimer']) {
    const html = await (await request.get(address)).text()
    const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, one]) => one))
    expect(scripts.size).toBeGreaterThan(0)
    for (const script of scripts)
      expect(await (await request.get(script ?? '')).text(), script).not.toContain('._zod')
  }
})

for (const [address, type] of [
  ['/', 'Organization'],
  ['/trening/treningssentre', null],
  ['/en/sports/fitness-clubs', null],
  ['list:/trening/treningssentre', 'ExerciseGym'],
  ['list:/mat-og-drikke/spisesteder', 'Restaurant|CafeOrCoffeeShop'],
  ['list:/helse/helsesentre', 'MedicalClinic'],
  ['list:/en/kindergarten/kindergartens', 'ChildCare'],
  ['list:/om-oss/ledige-stillinger', 'JobPosting'],
  ['list:/en/event-calendar', 'Event'],
] as const)
  test(`${address} says what it is`, async ({ page, request }) => {
    await page.goto(address.replace('list:', ''))
    if (address.startsWith('list:')) {
      const link = page.getByRole('main').locator('article, h3').getByRole('link').first()
      await page.goto((await link.getAttribute('href')) ?? '')
    }
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toBe(
      page.url().replace(/\/$/, new URL(page.url()).pathname === '/' ? '/' : ''),
    )
    for (const language of ['nb', 'en']) {
      const alternate = page.locator(`link[rel="alternate"][hreflang="${language}"]`)
      expect(await alternate.getAttribute('href')).toMatch(new RegExp(`^${portalUrl}/`))
    }
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const pictureAnswer = await request.get(picture ?? '')
    expect(pictureAnswer.headers()['content-type']).toMatch(/^image\//)
    for (const property of ['title', 'description', 'url', 'locale', 'site_name'])
      await expect(page.locator(`meta[property="og:${property}"]`)).toHaveCount(1)
    if (!type) return
    const script = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@graph': things } = JSON.parse(script ?? '') as { '@graph': { '@type': string }[] }
    expect(things[0]?.['@type']).toMatch(new RegExp(`^(${type})$`))
  })

test('a page further on in a list is its own address, without a counterpart', async ({ page }) => {
  await page.goto('/barnehage/barnehager?page=2&utm_source=x')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${portalUrl}/barnehage/barnehager?page=2`,
  )
  await expect(page.locator('link[hreflang="en"][rel="alternate"]')).toHaveCount(0)
})

test('the icons that pages name are there', async ({ page, request }) => {
  await page.goto('/')
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(icons.length).toBeGreaterThan(3)
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
})

test('positions can be followed as RSS, which the list names', async ({ page, request }) => {
  for (const list of ['/om-oss/ledige-stillinger', '/en/about-us/job-listings']) {
    await page.goto(list)
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    const answer = await request.get(feed ?? '')
    expect(answer.headers()['content-type']).toContain('rss')
    expect(await answer.text()).toContain('<item>')
  }
})

test('addresses of a kind are for those who have the key', async ({ request }) => {
  for (const query of ['', '?devKey=wrong&contentType=page&locale=no', '?devKey=&contentType=x'])
    expect((await request.get(`/api/frontend/enonic/dynamic-urls${query}`)).status()).toBe(401)
})
