import type { Page } from '@playwright/test'
import { locales } from '@trivsel/content-contract/locales'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const inTwentyDays = addDays(osloDate(new Date()), 20)

const texts = {
  no: {
    page: '/om-oss/semestervafler',
    heading: 'Semestervafler',
    typed: {
      Forening: 'Filmklubben Lerretet',
      Sted: 'Frederikke, rommet ved inngangen',
      Dato: inTwentyDays,
      'Fra klokka': '12:00',
      'Til klokka': '14:00',
      'Antall personer': '60',
      Fornavn: 'Maja',
      Etternavn: 'Holm',
      Telefon: '22 00 00 70',
      'Allergier og annet vi bør vite (valgfritt)': 'To av oss tåler ikke egg.',
    },
    chosen: [],
    email: 'E-post',
    firstProblem: 'Forening må fylles ut',
    send: 'Be om vafler',
    sent: 'Takk, vi har fått skjemaet ditt',
    inbox: ['/ansatt/henvendelser', 'Nummer, navn eller emne'],
    read: ['Filmklubben Lerretet', '14.00', '60', 'To av oss tåler ikke egg.'],
  },
  en: {
    page: '/en/about-us/welcome-lecture',
    heading: 'Ask for a welcome lecture',
    typed: {
      'Study programme': 'International summer school',
      'Number of new students': '220',
      'Preferred date': inTwentyDays,
      Time: '10:15',
      'First name': 'Hannah',
      'Last name': 'Weber',
      Phone: '+49 30 1234567',
    },
    chosen: ['English', '30 minutes'],
    email: 'Email',
    firstProblem: 'Institution is a required field',
    send: 'Send the request',
    sent: 'Thank you, we have received your form',
    inbox: ['/en/staff/inquiries', 'Number, name or subject'],
    read: ['University of Oslo', 'International summer school', '30 minutes', '10:15'],
  },
} as const

for (const locale of locales) {
  const words = texts[locale]
  test(`a visitor sends a service form, and staff read it (${locale})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const email = `${locale}.${Date.now()}@example.org`
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: words.send, exact: true })
    await page.goto(words.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading)
    await expectAccessible()
    await expectNoSidewaysScroll(page)

    await test.step('missing answers are listed above the form with links to the fields', async () => {
      await send.click()
      const summary = main.getByRole('alert').first()
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: words.firstProblem }).click()
      await expectAccessible()
    })

    await test.step('a reload keeps the text', async () => {
      await fillIn(page, words.typed)
      if (locale === 'en') await page.getByLabel('Institution').selectOption('University of Oslo')
      for (const name of words.chosen) await page.getByLabel(name, { exact: true }).check()
      await page.getByLabel(words.email, { exact: true }).fill(email)
      await page.reload()
      await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email)
      for (const name of words.chosen)
        await expect(page.getByLabel(name, { exact: true })).toBeChecked()
    })

    await test.step('the form is sent once', async () => {
      await send.dblclick()
      await expect(page.getByText(words.sent)).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await expectAccessible()
    })

    await test.step('staff find the inquiry with the answers', async () => {
      const context = await browser.newContext({ baseURL: portalUrl })
      const staff = await context.newPage()
      await enterAsDemoStaff(staff, 'contact')
      const [inbox, label] = words.inbox
      await staff.goto(inbox)
      await expect(staff.getByRole('table')).toBeVisible()
      await staff.keyboard.press('/')
      await staff.getByLabel(label).fill(email)
      await expect(staff.getByRole('row')).toHaveCount(2)
      await staff.getByRole('rowheader').getByRole('link').click()
      for (const text of words.read)
        await expect(staff.getByText(text, { exact: true })).toBeVisible()
      await context.close()
    })
  })
}

test('a logged-in person writes to the coordinator in their own name (no)', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, memberEmail(11))
  await page.goto('/om-oss/studenthelsekoordinator')
  await expect(page.getByRole('link', { name: '113' })).toBeVisible()
  const email = page.getByLabel('E-post', { exact: true })
  await expect(email).toHaveValue(memberEmail(11))
  await expect(email).toHaveJSProperty('readOnly', true)
  await page.getByLabel('Ring meg').check()
  await fillIn(page, { Telefon: '22 00 00 72', Studiested: 'Blindern' })
  await page.getByLabel('Hva gjelder det?').fill('Jeg vet ikke hvor jeg skal henvende meg.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Be om en samtale' }).click()
  await expect(page.getByText('Takk, vi har fått skjemaet ditt')).toBeVisible()
})

async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(text)
}
