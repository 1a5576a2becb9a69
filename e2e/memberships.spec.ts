import { cardForm, cards, cardTexts, payWith } from './support/card-form.ts'
import { linkInMail } from './support/mail.ts'
import { logIn, openMyPageMenu } from './support/people.ts'
import { signUp } from './support/sign-up.ts'
import { expect, expectNoSidewaysScroll, type Language, languages, test } from './support/test.ts'

const words = {
  no: {
    membership: '/trening/medlemskap',
    mine: '/min-side/trening/mitt-medlemskap',
    finances: '/min-side/trening/okonomi',
    heading: 'Treningsmedlemskap',
    choose: 'Velg Ordinær med binding',
    login: /\/logg-inn/,
    terms: 'Vilkår',
    buy: 'Kjøp med plikt til å betale',
    done: 'Velkommen som medlem',
    member: 'Du er medlem nå',
    toMine: 'Gå til medlemskapet ditt',
    type: 'Ordinær med binding',
    committed: 'Bundet til',
    freezePreview: 'Se hva det betyr å fryse',
    freezeQuestion: 'Frys medlemskapet?',
    newCommitment: 'Ny bindingstid til',
    freeze: 'Frys medlemskapet',
    frozen: 'Medlemskapet blir fryst. Vi har sendt deg en e-\u2060post.',
    undo: /^Angre frys /,
    undoQuestion: 'Angre frysingen?',
    undoYes: 'Angre frysingen',
    undone: 'Frysingen er angret. Vi har sendt deg en e-\u2060post.',
    terminatePreview: 'Se hva oppsigelsen betyr',
    reasonMissing: 'Velg en grunn',
    reason: 'Prisen',
    terminateQuestion: 'Si opp medlemskapet?',
    lastDay: 'Siste treningsdag',
    lastInvoice: 'Siste faktura forfaller',
    terminate: 'Si opp medlemskapet',
    terminated: 'Medlemskapet er sagt opp',
    terminatedMail: 'Medlemskapet ditt er sagt opp',
    financesEntry: 'Fakturaer for trening',
    unpaid: 'Ubetalt',
    payByCard: /^Betal med kort/,
    invoicePaid: /^Faktura \d+ er betalt/,
    toInvoices: 'Til fakturaene dine',
    paid: 'Betalt',
    download: /^Last ned faktura/,
    exists: 'Du har allerede et treningsmedlemskap.',
    noEmployees: 'Ansatte kan foreløpig ikke kjøpe treningsmedlemskap på nett.',
    cash: 'Medlemskapet er betalt på forhånd og stopper av seg selv. Det kan ikke fryses eller sies opp.',
  },
  en: {
    membership: '/en/sports/membership',
    mine: '/en/my-page/sports/my-membership',
    finances: '/en/my-page/sports/finances',
    heading: 'Fitness membership',
    choose: 'Choose Ordinary with commitment',
    login: /\/en\/login/,
    terms: 'Terms',
    buy: 'Buy with obligation to pay',
    done: 'Welcome, you are now a member',
    member: 'You are a member now',
    toMine: 'Go to your membership',
    type: 'Ordinary with commitment',
    committed: 'Committed until',
    freezePreview: 'See what the freeze means',
    freezeQuestion: 'Freeze the membership?',
    newCommitment: 'New commitment until',
    freeze: 'Freeze the membership',
    frozen: 'The membership will be frozen. We have sent you an email.',
    undo: /^Undo the freeze /,
    undoQuestion: 'Undo the freeze?',
    undoYes: 'Undo the freeze',
    undone: 'The freeze is undone. We have sent you an email.',
    terminatePreview: 'See what termination means',
    reasonMissing: 'Choose a reason',
    reason: 'The price',
    terminateQuestion: 'Terminate the membership?',
    lastDay: 'Last day of training',
    lastInvoice: 'Last invoice is due',
    terminate: 'Terminate the membership',
    terminated: 'The membership is terminated',
    terminatedMail: 'Your membership is terminated',
    financesEntry: 'Training invoices',
    unpaid: 'Unpaid',
    payByCard: /^Pay by card/,
    invoicePaid: /^Invoice \d+ is paid/,
    toInvoices: 'To your invoices',
    paid: 'Paid',
    download: /^Download invoice/,
    exists: 'You already have a fitness membership.',
    noEmployees: 'Employees cannot currently purchase exercise membership online.',
    cash: 'The membership is paid in advance and ends automatically. It cannot be frozen or terminated.',
  },
} satisfies Record<Language, object>

for (const language of languages) {
  const text = words[language]

  test.describe(`memberships (${language})`, () => {
    test.use({ allowedErrors: [/40[13]/] })

    test('somebody buys one, freezes it, takes that back and terminates it, and sees before each step what it means', async ({
      page,
      expectAccessible,
    }) => {
      test.slow()
      const email = await signUp(page, language)

      await test.step('the membership types', async () => {
        await page.goto(text.finances)
        const menu = await openMyPageMenu(page)
        await expect(menu.getByRole('link').first()).toBeVisible()
        await expect(menu.getByRole('link', { name: text.financesEntry })).toHaveCount(0)
        await page.goto(text.membership)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('link', { name: text.choose }).click()
      })

      await test.step('a double click buys one', async () => {
        await expect(page.getByRole('heading', { name: text.terms })).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: text.buy }).dblclick()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.done)
        await expect(page.getByRole('heading', { name: text.member })).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: text.toMine }).click()
      })

      const factOf = (name: string) =>
        page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').first()
      const dialog = page.getByRole('dialog')

      await test.step('a freeze moves the commitment', async () => {
        await expect(page.getByText(text.type)).toBeVisible()
        const before = await factOf(text.committed).textContent()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: text.freezePreview }).click()
        await expect(dialog.getByRole('heading', { name: text.freezeQuestion })).toBeVisible()
        const promised = await dialog
          .locator('dt', { hasText: text.newCommitment })
          .locator('xpath=following-sibling::dd')
          .textContent()
        expect(promised).not.toBe(before)
        await expectAccessible()
        await dialog.getByRole('button', { name: text.freeze }).dblclick()
        await expect(page.getByText(text.frozen)).toBeVisible()
        await expect(factOf(text.committed)).toHaveText(promised ?? '')
      })

      await test.step('it is taken back before it begins', async () => {
        await page.getByRole('button', { name: text.undo }).click()
        await expect(dialog.getByRole('heading', { name: text.undoQuestion })).toBeVisible()
        await dialog.getByRole('button', { name: text.undoYes, exact: true }).click()
        await expect(page.getByText(text.undone)).toBeVisible()
        await expect(page.getByRole('button', { name: text.undo })).toHaveCount(0)
      })

      await test.step('it is terminated, for a reason', async () => {
        await page.getByRole('button', { name: text.terminatePreview }).click()
        await expect(page.getByText(text.reasonMissing)).toBeVisible()
        await page.getByLabel(text.reason, { exact: true }).check()
        await page.getByRole('button', { name: text.terminatePreview }).click()
        await expect(dialog.getByRole('heading', { name: text.terminateQuestion })).toBeVisible()
        await expect(dialog.getByText(text.lastDay, { exact: true })).toBeVisible()
        await expect(dialog.getByText(text.lastInvoice, { exact: true })).toBeVisible()
        await expectAccessible()
        await dialog.getByRole('button', { name: text.terminate }).click()
        await expect(page.getByRole('heading', { name: text.terminated })).toBeVisible()
        await expect(factOf(text.lastInvoice)).toBeVisible()
        await linkInMail(page.request, { to: email, subject: text.terminatedMail })
      })

      await test.step('the one invoice is there, and is a file', async () => {
        const menu = await openMyPageMenu(page)
        await menu.getByRole('link', { name: text.financesEntry }).click()
        await expect(page.getByText(text.unpaid)).toHaveCount(1)
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        const coming = page.waitForEvent('download')
        await page.getByRole('button', { name: text.download }).click()
        expect((await coming).suggestedFilename()).toMatch(/^\d{6}\.pdf$/)
      })

      await test.step('it is paid by card, which the bank has to approve', async () => {
        await page.getByRole('link', { name: text.payByCard }).click()
        await expect(cardForm(page, language).getByLabel(cardTexts[language].number)).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await payWith(page, language, cards.asksBank)
        await page.getByRole('button', { name: cardTexts[language].approve, exact: true }).click()
        await expect(page.getByRole('heading', { name: text.invoicePaid })).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: text.toInvoices }).click()
        await expect(page.getByText(text.paid, { exact: true })).toHaveCount(1)
        await expect(page.getByRole('link', { name: text.payByCard })).toHaveCount(0)
      })
    })

    test('a visitor sees the membership types, and is sent to log in and back', async ({
      page,
    }) => {
      await page.goto(text.membership)
      await page.getByRole('link', { name: text.choose }).click()
      await expect(page).toHaveURL(text.login)
      const callback = new URL(page.url()).searchParams.get('callback')
      expect(callback).toMatch(/\?type=ORDINARY$/)
    })

    test('employees and members see why there is nothing to buy', async ({ page }) => {
      await logIn(page, 'staff-sports@trivsel.example')
      await page.goto(text.membership)
      // It is shown above all types, and in place of each button.
      await expect(page.getByText(text.noEmployees).first()).toBeVisible()
      await expect(page.getByRole('link', { name: text.choose })).toHaveCount(0)
      await expect(page.getByRole('button', { name: text.buy })).toHaveCount(0)
      await logIn(page, 'member-cash@trivsel.example')
      await page.goto(text.membership)
      await expect(page.getByText(text.exists).first()).toBeVisible()
      await page.goto(text.mine)
      await expect(page.getByText(text.cash)).toBeVisible()
      await expect(page.getByRole('button', { name: text.terminatePreview })).toHaveCount(0)
    })
  })
}

test('my page begins with every overdue invoice, and says until when a membership is frozen', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, 'member-bound@trivsel.example')
  await page.goto('/min-side')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText(/^Du har (en|\d+) faktura(er)? som har forfalt$/)
  const overdue = page.getByRole('main').locator('section').first()
  const unpaid = await page.request.get('/api/frontend/user/sports/invoices')
  const { items } = (await unpaid.json()) as { items: { status: string }[] }
  const count = items.filter(({ status }) => status === 'overdue').length
  await expect(overdue.getByRole('listitem')).toHaveCount(count)
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  await logIn(page, 'member-frozen@trivsel.example')
  await page.goto('/min-side')
  await expect(page.getByText(/^Du kan ikke booke timer fra .+ til .+\.$/)).toBeVisible()
})
