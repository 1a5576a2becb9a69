import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/om-oss/nyhetsbrev',
    heading: 'Nyhetsbrev',
    email: 'E-post',
    topic: 'Mat og drikke',
    signUp: 'Meld deg på',
    missing: 'Hva vil du lese om? må fylles ut',
    signedUp: 'Sjekk e-\u2060posten din',
    confirmMail: 'Bekreft at du vil ha nyhetsbrevet',
    confirm: 'Ja, send meg nyhetsbrevet',
    confirmed: 'Du får nyhetsbrevet',
    welcomeMail: 'Velkommen til nyhetsbrevet',
    unsubscribe: 'Meld meg av',
    unsubscribed: 'Du har meldt deg av',
    expired: 'Lenken virker ikke lenger',
  },
  en: {
    page: '/en/about-us/newsletter',
    heading: 'Newsletter',
    email: 'Email',
    topic: 'Food and drink',
    signUp: 'Sign up',
    missing: 'What would you like to read about?',
    signedUp: 'Check your email',
    confirmMail: 'Confirm that you want the newsletter',
    confirm: 'Yes, send me the newsletter',
    confirmed: 'You are subscribed to the newsletter',
    welcomeMail: 'Welcome to the newsletter',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You are unsubscribed',
    expired: 'The link no longer works',
  },
} as const

// An expired link, and an incomplete issue.
test.use({ allowedErrors: [/status of 4(09|10)/] })

for (const language of languages) {
  const text = texts[language]

  test(`a visitor signs up, confirms and unsubscribes (${language})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const email = `leser.${language}.${Date.now()}@example.org`
    await page.goto(text.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    const main = page.getByRole('main')
    const signUp = main.getByRole('button', { name: text.signUp, exact: true })

    await test.step('missing answers are reported', async () => {
      await main.getByLabel(text.email, { exact: true }).fill(email)
      await signUp.click()
      await expect(page.getByRole('alert').first()).toContainText(text.missing)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a double-click signs up once', async () => {
      await main.getByLabel(text.topic).check()
      await signUp.dblclick()
      await expect(main.getByText(text.signedUp)).toBeVisible()
      await expectAccessible()
    })

    const confirmLink = await linkInMail(request, { to: email, subject: text.confirmMail })
    await test.step('the button of the mailed link confirms', async () => {
      await page.goto(confirmLink)
      await expectNoSidewaysScroll(page)
      await expectAccessible()
      await page.getByRole('button', { name: text.confirm }).dblclick()
      await expect(main.getByText(text.confirmed)).toBeVisible()
      await expectAccessible()
    })

    await test.step('the button of the welcome mail unsubscribes', async () => {
      await page.goto(await linkInMail(request, { to: email, subject: text.welcomeMail }))
      await expectAccessible()
      await page.getByRole('button', { name: text.unsubscribe }).click()
      await expect(main.getByText(text.unsubscribed)).toBeVisible()
    })

    await test.step('the first link does not restore the subscription', async () => {
      await page.goto(confirmLink)
      await page.getByRole('button', { name: text.confirm }).click()
      await expect(page.getByRole('alert')).toContainText(text.expired)
    })
  })
}

test('staff write an issue, send a test and send it to subscribers (en)', async ({
  page,
  expectAccessible,
}) => {
  const subject = `Nytt fra oss ${Date.now()}`
  await enterAsDemoStaff(page, 'contact')
  await page.goto('/ansatt/nyhetsbrev')
  await page.getByRole('button', { name: 'Skriv en ny utgave' }).click()
  await page.getByLabel('Mottakere').selectOption('Mat og drikke')
  await page.getByLabel('Emne på norsk').fill(subject)
  await page.getByLabel('Tekst på norsk').fill('Hei!\n\nSe https://trivsel.example')
  const send = page.getByRole('button', { name: 'Send til alle' })
  await expect(send).toBeDisabled()
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()

  await test.step('an issue without one language is not sent', async () => {
    await page.getByRole('button', { name: 'Send en prøve til meg' }).click()
    await expect(page.getByText('Skriv emne og tekst på begge språk')).toBeVisible()
  })

  await page.getByLabel('Emne på engelsk').fill(`News ${subject}`)
  await page.getByLabel('Tekst på engelsk').fill('Hi!')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByRole('article', { name: `News ${subject}` })).toBeVisible()
  await expectAccessible()

  await test.step('it is sent after a question that shows the number of recipients', async () => {
    await send.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/abonnenter får utgaven/)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Send til alle' }).dblclick()
    await expect(page.getByRole('rowheader', { name: 'Levert' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^I kø/ })).toContainText('0', { timeout: 20_000 })
    await expectAccessible()
  })
})
