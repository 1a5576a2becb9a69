import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'

const words = {
  no: {
    staff: (number: string) => `/ansatt/trening/fakturaer/${number}`,
    finances: '/min-side/trening/okonomi',
    register: 'Registrer betaling',
    amount: 'Beløpet som har kommet, i kroner',
    registered: 'Betalingen er registrert.',
    credit: 'Krediter',
    fee: 'Startavgift',
    reason: 'Begrunnelse',
    tooMuch: 'Skriv et beløp som ikke er mer enn det som gjenstår',
    written: 'Kreditnotaen er skrevet.',
    credited: /100.*er kreditert/,
    left: /gjenstår å betale/,
    creditNote: /^Last ned kreditnota/,
    payByCard: /^Betal med kort/,
    paid: /^Faktura \d+ er betalt/,
    owed: /^Vi skylder 50.*tilbake$/,
    toCard: 'Betal tilbake til kortet',
    begun: 'Pengene er på vei tilbake til kortet.',
  },
  en: {
    staff: (number: string) => `/en/staff/sports/invoices/${number}`,
    finances: '/en/my-page/sports/finances',
    register: 'Register payment',
    amount: 'Amount that has come, in kroner',
    registered: 'The payment is registered.',
    credit: 'Credit',
    fee: 'Start fee',
    reason: 'Reason',
    tooMuch: 'Write an amount that is not more than what is left',
    written: 'The credit note is written.',
    credited: /100.*is credited/,
    left: /is left to pay/,
    creditNote: /^Download credit note/,
    payByCard: /^Pay by card/,
    paid: /^Invoice \d+ is paid/,
    owed: /^We owe .*50.* back$/,
    toCard: 'Give back to the card',
    begun: 'The money is on its way back to the card.',
  },
}

/** Somebody new who has bought a membership with a start fee. @returns the number of the invoice */
async function openBuyer(browser: Browser, language: Language): Promise<[Page, string]> {
  const buyer = await browser.newPage()
  waitForHydration(buyer)
  await buyer.context().addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  await signUp(buyer, language)
  const purchases = '/api/frontend/user/sports/memberships/purchases'
  const type = 'ORDINARY_FREE'
  const { totalOre } = await (await buyer.request.get(`${purchases}/preview/${type}`)).json()
  const bought = await buyer.request.post(purchases, {
    headers: ownSite,
    data: { orderId: randomUUID(), type, totalOre },
  })
  return [buyer, (await bought.json()).invoiceNumber]
}

for (const language of languages) {
  const text = words[language]

  test(`staff register a part, credit a line, and give back what was paid twice (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.slow()
    const [buyer, number] = await openBuyer(browser, language)
    await enterAsDemoStaff(page, 'sports')
    const dialog = page.getByRole('dialog')
    const register = async (kroner: string) => {
      await page.getByRole('button', { name: text.register }).click()
      await dialog.getByLabel(text.amount).fill(kroner)
      await dialog.getByRole('button', { name: text.register }).dblclick()
      await expect(page.getByText(text.registered)).toBeVisible()
      await expect(dialog).toBeHidden()
    }

    await test.step('a part that came from a bank is registered once by two presses', async () => {
      await page.goto(text.staff(number))
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await register('100')
      await expect(page.getByText(/100.*kr/).first()).toBeVisible()
    })

    await test.step('of a line no more is credited than there is', async () => {
      await page.getByRole('button', { name: text.credit, exact: true }).click()
      const fee = dialog.getByLabel(text.fee)
      await fee.fill('101')
      await dialog.getByLabel(text.reason).fill('Stengt i november')
      await dialog.getByRole('button', { name: text.credit, exact: true }).click()
      await expect(dialog.getByText(text.tooMuch).last()).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await fee.fill('100')
      await dialog.getByRole('button', { name: text.credit, exact: true }).dblclick()
      await expect(page.getByText(text.written)).toBeVisible()
    })

    await test.step('the member reads both, and has the credit note as a file', async () => {
      await buyer.goto(text.finances)
      await expect(buyer.getByText(text.credited)).toBeVisible()
      await expect(buyer.getByText(text.left)).toBeVisible()
      await expectNoSidewaysScroll(buyer)
      const coming = buyer.waitForEvent('download')
      await buyer.getByRole('button', { name: text.creditNote }).click()
      expect((await coming).suggestedFilename()).toMatch(/^6\d{5}\.pdf$/)
    })

    await test.step('the rest is paid by card, and comes from the bank as well', async () => {
      await buyer.getByRole('link', { name: text.payByCard }).click()
      await payWith(buyer, language, cards.frictionless)
      await expect(buyer.getByRole('heading', { name: text.paid })).toBeVisible()
      await page.reload()
      await register('50')
      await expect(page.getByRole('heading', { name: text.owed })).toBeVisible()
    })

    await test.step('what is too much goes back to the card', async () => {
      await page.getByRole('button', { name: text.toCard }).click()
      await dialog.getByLabel(text.reason).fill('Betalt to ganger')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.toCard }).click()
      await expect(page.getByText(text.begun)).toBeVisible()
      await expect(page.getByRole('heading', { name: text.owed })).toBeHidden()
      await expectNoSidewaysScroll(page)
    })
  })
}
