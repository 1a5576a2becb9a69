import { readFileSync } from 'node:fs'
import {
  expect,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  test,
} from './support/test.ts'

const texts = {
  no: {
    list: '/arrangementer',
    heading: 'Arrangementer',
    count: /^\d+ arrangement(er)?$/,
    category: 'Type',
    all: 'Alle arrangementer',
    time: 'Når',
    file: 'Legg i kalenderen',
    isOver: 'Dette arrangementet er ferdig.',
    notFound: 'Vi finner ikke siden',
  },
  en: {
    list: '/en/event-calendar',
    heading: 'Event calendar',
    count: /^\d+ events?$/,
    category: 'Kind',
    all: 'All events',
    time: 'When',
    file: 'Add to calendar',
    isOver: 'This event is over.',
    notFound: 'We cannot find that page',
  },
} as const satisfies Record<Language, object>

const countOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

for (const language of languages) {
  const text = texts[language]

  test.describe(`a visitor looks for something to do (${language})`, () => {
    test('day by day, by category, and into one event', async ({ page, expectAccessible }) => {
      await page.goto(text.list)
      const main = page.getByRole('main')
      const status = main.getByRole('status').filter({ hasText: text.count })

      await test.step('the days come in order, each once', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
        await expect(status).toBeVisible()
        const days = await main.getByRole('heading', { level: 2 }).allTextContents()
        expect(new Set(days).size).toBe(days.length)
        const times = await main
          .locator('time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
        expect(times).toEqual([...times].sort())
        await expectAccessible()
      })

      await test.step('a category leaves fewer', async () => {
        await hydrated(page)
        const all = countOf(await status.textContent())
        await page.getByLabel(text.category).selectOption({ index: 1 })
        await expect(page).toHaveURL(/category=/)
        await expect.poll(async () => countOf(await status.textContent())).toBeLessThan(all)
        await expectAccessible()
      })

      await test.step('an event says when and gives its calendar file', async () => {
        const event = main.getByRole('heading', { level: 3 }).last()
        const name = await event.textContent()
        await event.getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
        await expect(page.getByText(text.time, { exact: true })).toBeVisible()
        await expectAccessible()
        const href = await page.getByRole('link', { name: text.file }).getAttribute('href')
        const file = await page.request.get(href ?? '')
        expect(file.headers()['content-type']).toContain('text/calendar')
        expect(await file.text()).toMatch(/DTSTART;TZID=Europe\/Oslo:\d{8}T\d{6}\r\n/)
        await page.getByRole('link', { name: text.all }).click()
        await expect(page).toHaveURL(text.list)
      })
    })

    test('the whole calendar can be subscribed to', async ({ request }) => {
      const file = await request.get(`${text.list}.ics`)
      const calendar = await file.text()
      expect(file.status()).toBe(200)
      expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10)
      expect(calendar).toContain('BEGIN:VTIMEZONE')
    })

    test('an event that there is not is not found', async ({ request }) => {
      for (const id of ['999999', '0', '-1', 'abc', '1e3', '99999999999999', "1'--"]) {
        const answer = await request.get(`${text.list}/${encodeURIComponent(id)}`)
        expect(answer.status(), id).toBe(404)
        expect(await answer.text(), id).toContain(text.notFound)
      }
    })

    test('invalid values in the address fall back to the default', async ({ request }) => {
      for (const query of [
        'category=<b>',
        'category=no-such&place=x',
        'page=0',
        'page=9999',
        'category=1&category=2',
      ]) {
        const answer = await request.get(`${text.list}?${query}`)
        expect(answer.status(), query).toBe(200)
        expect(await answer.text(), query).toMatch(/<h3/)
      }
    })

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.goto(text.list)
      await expectNoSidewaysScroll(page)
      await page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('link')
        .click()
      await expect(page.getByText(text.time, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })
}

type Event = { displayName: { no: string }; endsAt?: string }

test('an event that is over says so and takes nobody in', async ({ page }) => {
  const file = new URL('../scenarios/content/events.json', import.meta.url)
  const events: Event[] = JSON.parse(readFileSync(file, 'utf8'))
  const over = events.find(({ endsAt }) => endsAt && Date.parse(endsAt) < Date.now())
  test.skip(!over, 'nothing in the demo content is over yet')
  const answer = await page.request.get('/sitemap.xml')
  const addresses = [...(await answer.text()).matchAll(/\/arrangementer\/(\d+)<\/loc>/g)]
  const name = over?.displayName.no ?? ''
  for (const [, id] of addresses) {
    const html = await (await page.request.get(`/arrangementer/${id}`)).text()
    if (!html.includes(`<title>${name} `)) continue
    await page.goto(`/arrangementer/${id}`)
    await expect(page.getByText(texts.no.isOver)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.no.file })).toHaveCount(0)
    return
  }
  throw new Error('the event is not in the site map')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('events can be filtered all the same', async ({ page }) => {
    await page.goto(texts.no.list)
    await page.getByLabel(texts.no.category).selectOption({ index: 1 })
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page).toHaveURL(/category=[a-z0-9-]+/)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  })
})
