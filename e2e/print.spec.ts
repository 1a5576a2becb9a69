import type { Page } from '@playwright/test'
import { findFreeClass, osloDate } from './support/classes.ts'
import { type DemoRole, enterAsDemoStaff } from './support/staff.ts'
import { expect, type Language, languages, test } from './support/test.ts'

// The question about cookies is on the screen, and must not be on the sheet.
test.use({ hasAnsweredConsent: false })

/** A4 without its margins, at 96 pixels to the inch. */
const sheet = { width: 680, height: 1_009 }

type List = {
  role: DemoRole
  paths: Record<Language, string>
  /** Late in the evening the demo has no class left on the day that the list begins with. */
  isOfOneDay?: true
}
const lists: Record<string, List> = {
  cases: {
    role: 'caseworker',
    paths: { no: '/ansatt/saker?status=all', en: '/en/staff/cases?status=all' },
  },
  inquiries: {
    role: 'contact',
    paths: { no: '/ansatt/henvendelser?status=all', en: '/en/staff/inquiries?status=all' },
  },
  payouts: {
    role: 'caseworker',
    paths: { no: '/ansatt/utbetalinger?group=all', en: '/en/staff/payouts?group=all' },
  },
  classes: {
    role: 'sports',
    paths: { no: '/ansatt/trening', en: '/en/staff/sports' },
    isOfOneDay: true,
  },
}

for (const [name, { role, paths, isOfOneDay }] of Object.entries(lists))
  for (const language of languages)
    test(`the list of ${name} is a table on paper, without menu and controls (${language})`, async ({
      page,
    }) => {
      await enterAsDemoStaff(page, role)
      const day = isOfOneDay && osloDate((await findFreeClass(page.request, 0)).startTime)
      await page.goto(paths[language] + (day ? `?day=${day}` : ''))
      const rows = page.getByRole('table').getByRole('row')
      await expect(rows.nth(1)).toBeVisible()
      await printOn(page)
      await expectNoControls(page)
      const heads = page.getByRole('columnheader').filter({ visible: true })
      expect(await heads.count()).toBeGreaterThan(3)
      // A browser repeats such a head on every sheet.
      const display = (element: Element) => getComputedStyle(element).display
      expect(await page.locator('thead').evaluate(display)).toBe('table-header-group')
      expect(await rows.nth(1).evaluate(display)).toBe('table-row')
      // The year of a date is on the sheet, also when it is this year.
      const date = rows.nth(1).getByText(/^\d{1,2}\.?\s\S+\s\d{4}$/)
      if (name === 'cases' || name === 'inquiries') await expect(date.last()).toBeVisible()
      // Those of deadlines too, where they are not so many days late.
      const written = await page.locator('tbody time').allInnerTexts()
      const withoutYear = /^(?:Fristen var |Was due )?\d{1,2}\.?\s(?!dag|day)(?!.*\d{4})/
      expect(written.filter((text) => withoutYear.test(text))).toEqual([])
      const [table] = await page.getByRole('table').all()
      expect((await table?.boundingBox())?.width).toBeLessThanOrEqual(sheet.width)
    })

for (const language of languages)
  test(`a case on paper has what was sent and what has happened (${language})`, async ({
    page,
  }) => {
    await enterAsDemoStaff(page, 'caseworker')
    await page.goto(lists.cases?.paths[language] ?? '')
    await page.getByRole('link', { name: 'Linh Nguyen' }).first().click()
    const texts = {
      no: { studies: 'Studiene', history: 'Det som har skjedd', decide: 'Avgjør' },
      en: { studies: 'The studies', history: 'What has happened', decide: 'Decide' },
    }[language]
    const decide = page.getByRole('heading', { name: texts.decide, exact: true })
    await expect(decide).toBeVisible()
    await printOn(page)
    await expectNoControls(page)
    await expect(decide).toBeHidden()
    for (const heading of [texts.studies, texts.history])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByText('Linh Nguyen').first()).toBeVisible()
  })

async function printOn(page: Page) {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
}

async function expectNoControls(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('[data-consent]')).toBeHidden()
  const controls = page.locator('button, .ds-button, input, select, textarea, [role="search"]')
  await expect(controls.filter({ visible: true }).and(page.locator(':not(th button)'))).toHaveCount(
    0,
  )
}
