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
    search: '/sok',
    field: 'Hva leter du etter?',
    submit: 'Søk',
    word: 'barnehage',
    misspelt: 'barnehgae',
    kind: /^Barnehager \d+$/,
    kindHeading: 'Barnehager',
    count: /^\d+ treff på «barnehage»$/,
    corrected: /Vi viser det vi fant for «barnehage»/,
    none: 'Ingen treff på «xqzwv»',
    suggestions: 'Mye brukt',
    next: 'Neste',
  },
  en: {
    search: '/en/search',
    field: 'What are you looking for?',
    submit: 'Search',
    word: 'kindergarten',
    misspelt: 'kindregarten',
    kind: /^Kindergartens \d+$/,
    kindHeading: 'Kindergartens',
    count: /^\d+ results for “kindergarten”$/,
    corrected: /We show what we found for “kindergarten/,
    none: 'No results for “xqzwv”',
    suggestions: 'Often used',
    next: 'Next',
  },
} as const satisfies Record<Language, object>

for (const language of languages) {
  const text = texts[language]

  test.describe(`a visitor searches (${language})`, () => {
    test('finds pages by kind, marked, and reads one', async ({ page, expectAccessible }) => {
      await test.step('an empty search offers places to go', async () => {
        await page.goto(text.search)
        await expect(page.getByRole('heading', { name: text.suggestions })).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
        await expectAccessible()
      })

      await test.step('the field keeps the focus and the count is announced', async () => {
        await hydrated(page)
        await page.getByLabel(text.field).fill(text.word)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('status').filter({ hasText: text.count })).toBeVisible()
        await expect(page.getByLabel(text.field)).toBeFocused()
        await expect(page.locator('main mark').first()).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expectAccessible()
      })

      await test.step('one kind alone, and its pages', async () => {
        await page.getByRole('link', { name: text.kind }).click()
        await expect(page).toHaveURL(/kind=kindergarten/)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
          text.kindHeading,
        ])
        await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(20)
        const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
        const before = await first.textContent()
        await page.getByRole('link', { name: text.next, exact: true }).click()
        await expect(page).toHaveURL(/page=2/)
        await expect(first).not.toHaveText(before ?? '')
      })

      await test.step('a result leads to its page', async () => {
        const result = page.getByRole('main').getByRole('heading', { level: 3 }).first()
        const name = await result.textContent()
        await result.getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      })
    })

    test('is understood when a word is misspelt', async ({ page, expectAccessible }) => {
      await page.goto(`${text.search}?q=${text.misspelt}`)
      await expect(page.getByRole('status').filter({ hasText: text.corrected })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectAccessible()
    })

    test('is helped on when there is nothing', async ({ page, expectAccessible }) => {
      await page.goto(`${text.search}?q=xqzwv`)
      await expect(page.getByRole('status').filter({ hasText: text.none })).toBeVisible()
      await expect(page.getByRole('heading', { name: text.suggestions })).toBeVisible()
      await expectAccessible()
    })

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      for (const query of ['', `?q=${text.word}`, `?q=${'x'.repeat(199)}`]) {
        await page.goto(text.search + query)
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

test.describe('a search with anything in it', () => {
  test.skip(({ isMobile }) => isMobile, 'the answers do not depend on the width')

  for (const [what, query] of [
    ['SQL', "q='; drop table portal.search_document; --"],
    ['HTML', 'q=<script>alert(1)</script><b>barnehage</b>'],
    ['operators', 'q=%26 | ! ( ) <-> :* \\'],
    ['a regular expression', 'q=.*%2B?^$()|[]\\'],
    ['emoji', 'q=🙂 barnehage 🙂'],
    ['a NUL character', 'q=barnehage%00'],
    ['half a character', 'q=%ED%A0%80'],
    ['broken escapes', 'q=%E0%A4%A'],
    ['a number', 'q=2026'],
    ['an object', 'q={"$ne":1}'],
    ['two of them', 'q=barnehage&q=trening'],
    ['junk in the others', 'q=barnehage&kind=<b>&page=-1'],
    ['a page beyond the end', 'q=barnehage&kind=kindergarten&page=9999'],
    ['10 kB', `q=${'barnehage '.repeat(1_000)}`],
  ] as const)
    test(what, async ({ request }) => {
      const answer = await request.get(`/sok?${query}`)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toMatch(/<h1[^>]*>Søk</)
      const api = await request.get(`/api/frontend/search?${query}`)
      expect(api.status()).toBe(200)
      expect(await api.json()).toHaveProperty('hits')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches all the same', async ({ page }) => {
    await page.goto('/sok')
    await page.getByLabel('Hva leter du etter?').fill('psykolog')
    await page.getByRole('main').getByRole('button', { name: 'Søk' }).click()
    await expect(page).toHaveURL(/\/sok\?q=psykolog$/)
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})

for (const language of languages)
  test(`the search knows the timetable, and leads to where it is booked (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const text = {
      no: { search: '/sok', classes: 'Gruppetimer', courts: 'Haller og baner', book: /^Book/ },
      en: {
        search: '/en/search',
        classes: 'Group classes',
        courts: 'Courts and halls',
        book: /^Book/,
      },
    }[language]
    await test.step('classes', async () => {
      await page.goto(`${text.search}?q=yoga`)
      const found = page.getByRole('region', { name: text.classes })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const book = found.getByRole('link', { name: text.book }).first()
      const target = (await book.getAttribute('href'))?.split('#')[1] ?? 'none'
      await book.click()
      await expect(page.locator(`#${target}`)).toBeInViewport()
    })
    await test.step('courts, on the day that was asked for', async () => {
      await page.goto(`${text.search}?q=squash+${language === 'no' ? 'i+morgen' : 'tomorrow'}`)
      const found = page.getByRole('region', { name: text.courts })
      await found.getByRole('link', { name: text.book }).click()
      await expect(page).toHaveURL(/category=\d+&date=/)
      await expect(page.locator('[data-chips="category"] label:has(:checked)')).toHaveText('Squash')
    })
  })
