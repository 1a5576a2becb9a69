import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const words = {
  no: { page: '/trening/haller-og-baner', logIn: 'Logg inn for å booke', choice: 'Valget ditt' },
  en: { page: '/en/sports/courts-and-halls', logIn: 'Log in to book', choice: 'Your choice' },
}

/** Squash has several courts; two days ahead all hours of the day are still to come. */
async function openSquash(page: Page, language: Language): Promise<void> {
  await page.goto(`${words[language].page}?date=${addDays(osloDate(new Date()), 2)}`)
  await page.locator('[data-chips="category"] label', { hasText: 'Squash' }).click()
  await expect(page).toHaveURL(/category=/)
}

for (const language of languages)
  test(`a court is chosen with the keyboard in a few stops (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const text = words[language]
    await openSquash(page, language)
    await page.locator('#content').focus()
    const focused = (name: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute('name') === name, name)
    let stops = 0
    const tabTo = async (name: string) => {
      do {
        await page.keyboard.press('Tab')
        stops += 1
      } while (!(await focused(name)) && stops < 15)
    }
    await tabTo('hour')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/hour=/)
    await tabTo('court')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/court=/)
    expect(stops).toBeLessThan(15)

    const court = page.locator('[data-courts] input:checked')
    await expect(court).toBeFocused()
    const name = await court.getAttribute('value')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-courts] input:checked')).not.toHaveValue(name ?? '')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: text.logIn })).toBeFocused()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

test('the choice stays in sight at the foot of a phone and hides no court', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the times on a wide screen')
  await openSquash(page, 'no')
  await page.locator('[data-chips="hour"] label:has(:enabled)').first().click()
  await page.locator('[data-courts] label:has(:enabled)').first().click()
  const choice = page.getByRole('region', { name: words.no.choice })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(choice.getByRole('link', { name: words.no.logIn })).toBeInViewport({ ratio: 1 })
  await page.locator('[data-courts] input:enabled').last().focus()
  await expect(page.locator('[data-courts] label:has(:enabled)').last()).toBeInViewport({
    ratio: 1,
  })
})

test('what was chosen is taken back step by step', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width makes no difference')
  await openSquash(page, 'no')
  const hour = page.locator('[data-chips="hour"] label:has(:enabled)').last()
  await hour.click()
  await expect(page.locator('[data-courts]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-courts]')).toHaveCount(0)
  await expect(hour.locator('input')).not.toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent and answers with the courts', async ({ page }) => {
    await page.goto(`${words.no.page}?date=${addDays(osloDate(new Date()), 2)}`)
    await page.locator('[data-chips="hour"] label:has(:enabled)').first().click()
    await page.getByRole('button', { name: 'Vis tider' }).click()
    await page.locator('[data-courts] label:has(:enabled)').first().click()
    await page.getByRole('button', { name: 'Vis tider' }).click()
    await expect(page.locator('[data-courts] input:checked')).toHaveCount(1)
    await expect(page.getByRole('region', { name: words.no.choice })).toContainText('kr')
  })
})
