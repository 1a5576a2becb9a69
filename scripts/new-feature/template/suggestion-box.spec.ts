import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/min-side/suggestion-box',
    heading: 'Forslag',
    field: 'Forslaget ditt',
    send: 'Send forslaget',
    required: 'Skriv forslaget ditt først.',
    sent: 'Takk! Vi har fått forslaget ditt.',
    waiting: 'Venter',
    handled: /^Behandlet /,
  },
  en: {
    page: '/en/my-page/suggestion-box',
    heading: 'Suggestions',
    field: 'Your suggestion',
    send: 'Send the suggestion',
    required: 'Write your suggestion first.',
    sent: 'Thank you. We have received your suggestion.',
    waiting: 'Waiting',
    handled: /^Handled /,
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`what somebody writes is handled by staff (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const written = `Flere stikkontakter ${language} ${Date.now()}`
    await logIn(page, memberEmail(language === 'no' ? 7 : 8))
    await page.goto(text.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: written })

    await test.step('missing fields are reported', async () => {
      await page.getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toContainText(text.required)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a double-click sends it once', async () => {
      await page.getByRole('textbox', { name: text.field }).fill(written)
      await page.getByRole('button', { name: text.send }).dblclick()
      await expect(page.getByText(text.sent)).toBeVisible()
      await expect(own).toHaveCount(1)
      await expect(own).toContainText(text.waiting)
      await expectAccessible()
    })

    await test.step('staff find it and mark it as handled', async () => {
      const context = await browser.newContext({ baseURL: portalUrl })
      const staff = await context.newPage()
      await enterAsDemoStaff(staff, 'contact')
      await staff.goto('/ansatt/suggestion-box?state=waiting')
      const row = staff.getByRole('row').filter({ hasText: written })
      await row.getByRole('button', { name: 'Marker som behandlet' }).dblclick()
      await expect(row).toHaveCount(0)
      await expect(staff.getByRole('alert')).toHaveCount(0)
      await context.close()
    })

    await page.reload()
    await expect(own.getByText(text.handled)).toBeVisible()
  })
}
