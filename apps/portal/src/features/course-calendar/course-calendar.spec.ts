import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/kurskalender',
    book: '/kurskalender/bestill/',
    pay: '/kurskalender/bestill/betal/',
    words: 'Søk etter tema, kursholder eller sted',
    search: 'Søk',
    apply: 'Bruk filtrene',
    left: 'Ledige plasser',
    one: '1 kurs',
    none: 'Ingen kurs passer med det du har valgt.',
    clear: 'Vis alle kurs',
    month: 'Måned',
    few: '2 plasser igjen',
    full: 'Fullt, men du kan stille deg i kø',
    calledOff: 'Avlyst',
    reason: 'Kurset er avlyst. Kursholderen er syk.',
    online: 'Lenka får du sammen med billetten',
    members: /^Medlemmer: 100\u00a0kr$/,
    kept: 'Avbestiller du senere, beholder vi 50\u00a0kr',
    file: 'Legg kurset i kalenderen',
    action: 'Book plass',
    queue: 'Still deg i kø',
    notFound: 'Vi finner ikke siden',
  },
  en: {
    page: '/en/course-calendar',
    book: '/en/course-calendar/book/',
    pay: '/en/course-calendar/book/pay/',
    words: 'Search by topic, teacher or place',
    search: 'Search',
    apply: 'Apply filters',
    left: 'Places left',
    one: '1 course',
    none: 'No courses match what you have chosen.',
    clear: 'Show all courses',
    month: 'Month',
    few: '2 places left',
    full: 'Full, but you can join the queue',
    calledOff: 'Called off',
    reason: 'This course is called off. Kursholderen er syk.',
    online: 'You get the link with your ticket',
    members: /^Members: 100\u00a0kr$/,
    kept: 'If you cancel later, we keep 50\u00a0kr',
    file: 'Add the course to your calendar',
    action: 'Book',
    queue: 'Join the queue',
    notFound: 'We cannot find that page',
  },
} as const

type Added = { word: string; open: string; full: string; off: string; month: string }

/** Three courses in the second month from now whose titles have a word that no other has. */
async function addCourses(): Promise<Added> {
  const word = `prøve${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const add = async (name: string, day: number, state: string, taken: number) => {
    const { rows } = await client.query<{ id: string; month: string }>(
      `with added as (
         insert into portal.course (title, text, teacher, place, link, languages, state, reason,
           student_price_ore, member_price_ore, other_price_ore, keep_ore, published_at)
         values ($1, $2, 'Ragnhild Moe', 'Salen', 'https://video.example.org/hemmelig', '{no}', $3,
           $4, 20000, 10000, 30000, 5000, now())
         returning id),
       begins as (
         select (date_trunc('month', now() at time zone 'Europe/Oslo') + interval '2 months'
           + make_interval(days => $5 + week * 7, hours => 17)) at time zone 'Europe/Oslo' as at
         from generate_series(0, 1) week),
       dated as (
         insert into portal.course_date (course_id, starts_at, ends_at)
         select added.id, begins.at, begins.at + interval '2 hours' from added, begins
         returning starts_at),
       offered as (
         insert into portal.place_offer (id, kind, capacity, taken, closes_at)
         select id, 'course-place', 2, $6, (select min(at) from begins) from added)
       select added.id, to_char(min(at) at time zone 'Europe/Oslo', 'YYYY-MM') as month
       from added, begins group by added.id`,
      [
        { no: `${name} ${word}`, en: '' },
        { no: 'Ta med noe å skrive med.\n\n<b>Alle</b> kan være med.', en: '' },
        state,
        state === 'called-off' ? 'Kursholderen er syk.' : null,
        day,
        taken,
      ],
    )
    return rows[0] ?? { id: '', month: '' }
  }
  try {
    const open = await add('Regnskap', 3, 'published', 0)
    const full = await add('Førstehjelp', 4, 'published', 2)
    const off = await add('Stemmebruk', 5, 'called-off', 0)
    return { word, open: open.id, full: full.id, off: off.id, month: open.month }
  } finally {
    await client.end()
  }
}

for (const language of languages) {
  const text = texts[language]

  test(`a student finds a course and reads what it costs to cancel (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const { word, open, full, off, month } = await addCourses()
    const main = page.getByRole('main')
    const query = `q=${encodeURIComponent(word)}`

    await test.step('the list says what is left, full and called off', async () => {
      await page.goto(text.page)
      await main.getByLabel(text.words).fill(word.replace('ø', 'O').toUpperCase())
      await main.getByRole('button', { name: text.search, exact: true }).click()
      const rows = main.getByRole('listitem').filter({ hasText: word })
      await expect(rows).toHaveCount(3)
      await expect(rows.nth(0)).toContainText(text.few)
      await expect(rows.nth(1)).toContainText(text.full)
      await expect(rows.nth(2)).toContainText(text.calledOff)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('filters narrow it, and the empty list leads back', async () => {
      await page.goto(`${text.page}?${query}&left=yes`)
      await expect(main.getByRole('status').filter({ hasText: text.one })).toBeVisible()
      await page.goto(`${text.page}?${query}&free=yes`)
      await expect(main.getByText(text.none)).toBeVisible()
      await expectAccessible()
      await main.getByRole('link', { name: text.clear }).click()
      await expect(page).toHaveURL(text.page)
    })

    await test.step('a month has every date, and keeps the search', async () => {
      await page.goto(`${text.page}?${query}&month=${month}`)
      await expect(main.getByRole('link', { name: `Regnskap ${word}` })).toHaveCount(2)
      await expect(main.getByRole('link', { name: text.month, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('its page has prices, rules and the way to book, and no link of the meeting', async () => {
      await main
        .getByRole('link', { name: `Regnskap ${word}` })
        .first()
        .click()
      await expect(page).toHaveURL(`${text.page}/${open}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Regnskap ${word}`)
      await expect(main.getByText('<b>Alle</b> kan være med.')).toBeVisible()
      await expect(main.getByText(text.online)).toBeVisible()
      await expect(main.getByText(text.members)).toBeVisible()
      await expect(main.getByText(text.kept)).toBeVisible()
      await expect(main.getByRole('link', { name: text.action, exact: true })).toHaveAttribute(
        'href',
        `${text.book}${open}`,
      )
      expect(await page.content()).not.toContain('hemmelig')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const address = await main.getByRole('link', { name: text.file }).getAttribute('href')
      const file = await (await page.request.get(address ?? '')).text()
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    })

    await test.step('a full one has a queue, and one that is called off says why', async () => {
      await page.goto(`${text.page}/${full}`)
      await expect(main.getByRole('link', { name: text.queue })).toBeVisible()
      await page.goto(`${text.page}/${off}`)
      await expect(main.getByText(text.reason)).toBeVisible()
      await expect(main.getByRole('link', { name: text.action, exact: true })).toHaveCount(0)
      await expectAccessible()
    })
  })
}

for (const language of languages) {
  const text = texts[language]

  test.describe('an address of no course', () => {
    test.use({ allowedErrors: [/404/] })

    test(`answers 404 with the page that says so (${language})`, async ({ page }) => {
      for (const id of [randomUUID(), 'finnes-ikke'])
        for (const path of [`${text.page}/`, text.book, text.pay]) {
          const response = await page.goto(path + id)
          expect([path, response?.status()]).toEqual([path, 404])
          expect(await response?.text()).toContain(text.notFound)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
        }
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('courses are searched and filtered, and months turned, all the same', async ({ page }) => {
    const text = texts.no
    const { word, month } = await addCourses()
    const main = page.getByRole('main')
    await page.goto(`${text.page}?left=yes`)
    await main.getByLabel(text.words).fill(word)
    await main.getByRole('button', { name: text.search, exact: true }).click()
    await expect(page).toHaveURL(/left=yes/)
    await expect(main.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)

    await page.goto(`${text.page}?q=${encodeURIComponent(word)}`)
    await main.getByRole('checkbox', { name: text.left }).check()
    await main.getByRole('button', { name: text.apply }).click()
    await expect(page).toHaveURL(/left=yes/)
    await expect(page).toHaveURL(/q=/)
    await expect(main.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)

    await main.getByRole('link', { name: text.month, exact: true }).click()
    await expect(page).toHaveURL(/month=20/)
    await page.goto(`${text.page}?q=${encodeURIComponent(word)}&month=${month}`)
    await main.locator('a[rel="prev"]').click()
    await expect(page).toHaveURL(/q=/)
    expect(page.url()).not.toContain(month)
  })
})
