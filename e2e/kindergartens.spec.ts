import { expect, expectNoSidewaysScroll, hydrated, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

for (const language of languages) {
  const text = texts[language]

  test.describe(`a visitor finds a kindergarten (${language})`, () => {
    test('from the front page to the list, a page on, and into one', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      const pageSize = isMobile ? 25 : 75

      await test.step('the front page leads to the list', async () => {
        await page.goto(text.front)
        await expect(page.locator('html')).toHaveAttribute('lang', text.lang)
        await expectAccessible()
        await page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /barn|kindergarten/i })
          .first()
          .click()
        await expect(page).toHaveURL(text.kindergartens)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.kindergartensHeading)
      })

      await test.step('the list has a page of cards and says how many there are', async () => {
        await expect(page.getByRole('article')).toHaveCount(pageSize)
        await expect(page.getByText(text.kindergartenCount)).toBeVisible()
        await expectAccessible()
      })

      const first =
        (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
      await test.step('the next page has others', async () => {
        await page.getByRole('link', { name: text.next }).click()
        await expect(page).toHaveURL(/page=2$/)
        await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first)
      })

      await test.step('the way back up', async () => {
        await page.getByRole('link', { name: text.backToTop }).click()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      })

      await test.step('the back button shows the first page again', async () => {
        await page.goto(text.kindergartens)
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
        await expectAccessible()
        await page.goBack()
        await expect(page.getByRole('article')).toHaveCount(pageSize)
      })
    })

    test('reads a kindergarten in the other language', async ({ page, isMobile }) => {
      await page.goto(text.kindergartens)
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('link', { name: text.allKindergartens })).toBeVisible()
      if (isMobile) await page.getByRole('button', { name: text.menu }).click()
      await page.getByRole('link', { name: text.otherLanguage }).click()
      const other = texts[language === 'no' ? 'en' : 'no']
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang)
      await expect(page.getByRole('link', { name: other.allKindergartens })).toBeVisible()
    })

    test('an unknown page falls back to one that exists', async ({ request }) => {
      for (const query of ['page=0', 'page=abc', 'page=999', "page='+or+1=1--", 'page=2&page=3']) {
        const answer = await request.get(`${text.kindergartens}?${query}`)
        expect(answer.status(), query).toBe(200)
        expect(await answer.text(), query).toContain('<article')
      }
    })

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      for (const address of [text.front, text.kindergartens, text.login]) {
        await page.goto(address)
        await expectNoSidewaysScroll(page)
      }
    })

    test.describe('an address that does not exist', () => {
      test.use({ allowedErrors: [/404/] })

      test('says so in the language of the address', async ({ page, expectAccessible }) => {
        const prefix = language === 'en' ? '/en' : ''
        for (const path of [
          '/finnes-ikke',
          `${text.kindergartens.replace(/^\/en/, '')}/finnes-ikke`,
        ]) {
          const response = await page.goto(prefix + path)
          expect(response?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
        }
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
        expect(page.url()).toMatch(/finnes-ikke$/)
        await expectAccessible()
      })
    })
  })
}

test.describe('a kindergarten that is only in Norwegian', () => {
  test.use({ allowedErrors: [/404/] })

  test('is not in the English list, and says so in English with a link', async ({
    page,
    expectAccessible,
  }) => {
    const norwegian = `${texts.no.kindergartens}/ulldotten`
    await page.goto(norwegian)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page
      .locator('header a[hreflang="en"]')
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is not available in English yet',
    )
    await hydrated(page)
    await expectAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Les den på norsk' }).click()
    await expect(page).toHaveURL(norwegian)
    for (const number of [1, 2, 3, 4]) {
      const list = await page.request.get(`${texts.en.kindergartens}?page=${number}`)
      expect(await list.text()).not.toContain(`>${name}<`)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its pages and a kindergarten are all there', async ({ page }) => {
    await page.goto(texts.no.kindergartens)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: texts.no.next }).click()
    await expect(page).toHaveURL(/page=2$/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('link', { name: texts.no.allKindergartens })).toBeVisible()
  })
})
