import type { Page } from '@playwright/test'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
import { writeRows } from '../../../../../e2e/support/database.ts'
import { addFamily, knowsFieldKeys } from '../../../../../e2e/support/kindergartens.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    fees: '/ansatt/barnehager/priser',
    runs: '/ansatt/barnehager/fakturakjoringer',
    staffInvoice: (number: string) => `/ansatt/barnehager/fakturaer/${number}`,
    myPage: '/min-side',
    finances: '/min-side/barnehage/okonomi',
    kindergarten: 'Barnehage',
    choosePayer: /^Velg hvem som betaler/,
    payer: 'Betaler',
    save: 'Lagre',
    payerSaved: 'Betaleren er lagret.',
    decide: /^Registrer vedtak/,
    amount: 'Månedsbeløp for full plass, i kroner',
    reference: 'Kommunens saksnummer',
    either: 'Fyll ut enten beløp eller prosent.',
    decided: 'Vedtaket er registrert.',
    start: 'Send fakturaene',
    sent: '1 av 1 sendt',
    nothing: 'Ingenting mangler for denne måneden.',
    there: /^Fakturert: \d+/,
    toInvoices: 'Se barnehagefakturaene',
    how: /^Slik er beløpet regnet ut/,
    decision: /vedtak fra kommunen, 2026\/77/,
    download: /^Last ned faktura/,
    pay: /^Betal med kort/,
    paid: /^Faktura \d+ er betalt/,
    credit: 'Krediter en del',
    meals: /^Mat for Iben/,
    why: 'Begrunnelse',
    tooMuch: 'Beløpet er høyere enn det som er igjen av linjen.',
    credited: 'Kreditnotaen er skrevet.',
    owed: /^100.*er til gode$/,
    owedToMe: /Du har 100.*til gode/,
  },
  en: {
    fees: '/en/staff/kindergartens/prices',
    runs: '/en/staff/kindergartens/invoice-runs',
    staffInvoice: (number: string) => `/en/staff/kindergartens/invoices/${number}`,
    myPage: '/en/my-page',
    finances: '/en/my-page/kindergarten/finances',
    kindergarten: 'Kindergarten',
    choosePayer: /^Choose who pays/,
    payer: 'Payer',
    save: 'Save',
    payerSaved: 'The payer was saved.',
    decide: /^Enter decision/,
    amount: 'Monthly amount for a full place, in kroner',
    reference: 'Reference of the municipality',
    either: 'Fill in either an amount or a per cent.',
    decided: 'The decision was entered.',
    start: 'Send the invoices',
    sent: '1 of 1 sent',
    nothing: 'Nothing is missing for this month.',
    there: /^Invoiced: \d+/,
    toInvoices: 'See the kindergarten invoices',
    how: /^How the amount was worked out/,
    decision: /decision by the municipality, 2026\/77/,
    download: /^Download invoice/,
    pay: /^Pay by card/,
    paid: /^Invoice \d+ is paid/,
    credit: 'Credit a part',
    meals: /^Meals for Iben/,
    why: 'Reason',
    tooMuch: 'The amount is higher than what is left of the line.',
    credited: 'The credit note was written.',
    owed: /^100.*is owed back$/,
    owedToMe: /We owe you 100/,
  },
}

/** 1,200 kroner for a place and 489 for meals, in every month. */
const addPrice = () =>
  writeRows([
    [
      `insert into portal.kindergarten_price
         (valid_from, place_ore, meals_ore, second_percent, later_percent, free_months,
          partial_month, days_to_pay)
       values ('2020-01-01', 120000, 48900, 30, 100, '{}', 'days', 14)
       on conflict do nothing`,
      [],
    ],
  ])

for (const language of languages) {
  const text = texts[language]

  test(`a month is invoiced, paid by card and corrected (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.skip(!knowsFieldKeys, 'only where the settings of the site are known')
    test.slow()
    const guardian = await browser.newPage()
    waitForHydration(guardian)
    await guardian.context().addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const email = await signUp(guardian, language, 'Maja')
    const { kindergarten, child } = await addFamily(email, 'staff-kindergarten@trivsel.example')
    await addPrice()
    await enterAsDemoStaff(page, 'kindergarten-office')
    const dialog = page.getByRole('dialog')
    const choose = (on: Page) =>
      on.getByLabel(text.kindergarten, { exact: true }).selectOption(kindergarten)

    await test.step('the office chooses who pays, and enters what the municipality decided', async () => {
      await page.goto(text.fees)
      await choose(page)
      await expect(page.getByText(child, { exact: true }).first()).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: text.choosePayer }).click()
      await dialog.getByLabel(text.payer, { exact: true }).selectOption('Maja Lunde')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.save }).dblclick()
      await expect(page.getByText(text.payerSaved)).toBeVisible()
      await page.getByRole('button', { name: text.decide }).click()
      await dialog.getByLabel(text.reference).fill('2026/77')
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(dialog.getByText(text.either, { exact: true }).last()).toBeVisible()
      await dialog.getByLabel(text.amount).fill('600')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.save }).dblclick()
      await expect(page.getByText(text.decided)).toBeVisible()
    })

    await test.step('what was previewed is sent once by two presses', async () => {
      await page.goto(text.runs)
      await choose(page)
      await expect(page.getByRole('button', { name: text.start })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: text.start }).click()
      await dialog.getByRole('button', { name: text.start }).dblclick()
      const run = page.getByRole('listitem').filter({ hasText: kindergarten })
      await expect(run).toContainText(text.sent)
      await page.reload()
      await choose(page)
      await expect(page.getByText(text.nothing)).toBeVisible()
    })
    const there = (await page.getByText(text.there).textContent()) ?? ''
    const number = there.replace(/\D/g, '')

    await test.step('the guardian finds it on their page, reads who decided what, and pays', async () => {
      await guardian.goto(text.myPage)
      await guardian.getByRole('link', { name: text.toInvoices }).click()
      await guardian.getByText(text.how).click()
      await expect(guardian.getByText(text.decision)).toBeVisible()
      await expectNoSidewaysScroll(guardian)
      const coming = guardian.waitForEvent('download')
      await guardian.getByRole('button', { name: text.download }).click()
      expect((await coming).suggestedFilename()).toBe(`${number}.pdf`)
      await guardian.getByRole('link', { name: text.pay }).click()
      await payWith(guardian, language, cards.frictionless)
      await expect(guardian.getByRole('heading', { name: text.paid })).toBeVisible()
    })

    await test.step('a part is credited, no more than there is, and owed', async () => {
      await page.goto(text.staffInvoice(number))
      await page.getByRole('button', { name: text.credit }).click()
      const meals = dialog.getByLabel(text.meals)
      await meals.fill('5000')
      await dialog.getByLabel(text.why).fill('Ingen mat i en uke')
      await dialog.getByRole('button', { name: text.credit }).click()
      await expect(dialog.getByText(text.tooMuch).last()).toBeVisible()
      await expectAccessible()
      await meals.fill('100')
      await dialog.getByRole('button', { name: text.credit }).dblclick()
      await expect(page.getByText(text.credited)).toBeVisible()
      await expect(page.getByRole('heading', { name: text.owed })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await guardian.goto(text.finances)
      await expect(guardian.getByText(text.owedToMe)).toBeVisible()
    })
  })
}
