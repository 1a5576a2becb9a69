import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const choir = 'Studentkoret Fjordklang'
/** A contact person of the choir in the demo. */
const leader = 'member@trivsel.example'

const texts = {
  no: {
    page: '/min-side/foreninger/nyhetsbrev',
    profile: '/foreninger/finn-forening/studentkoret-fjordklang',
    create: 'Skriv en ny utgave',
    subject: 'Emne på norsk',
    text: 'Tekst på norsk',
    save: 'Lagre',
    saved: 'Utgaven er lagret.',
    oneLanguage: 'Alle får utgaven på norsk.',
    test: 'Send en prøve til meg',
    testDone: 'Prøven er på vei til deg.',
    send: 'Send til alle',
    audience: / får utgaven: \d+ medlem/,
    delivery: 'Levert',
    dayLimit: 'så mange utgaver som den kan i dag',
    own: 'Nyhetsbrev du får',
    email: 'E-post',
    follow: 'Følg',
    check: 'Sjekk e-\u2060posten din',
    confirmMail: `Bekreft at du vil følge ${choir}`,
    confirm: 'Ja, send meg nyhetsbrev',
    confirmed: 'Du følger foreningen',
    welcomeMail: `Du følger ${choir}`,
    unsubscribe: 'Meld meg av',
    unsubscribed: 'Du har meldt deg av',
    expired: 'Lenken virker ikke lenger',
  },
  en: {
    page: '/en/my-page/associations/newsletter',
    profile: '/en/associations/find-your-association/studentkoret-fjordklang',
    create: 'Write a new issue',
    subject: 'Subject in Norwegian',
    text: 'Text in Norwegian',
    save: 'Save',
    saved: 'The issue has been saved.',
    oneLanguage: 'Everybody gets the issue in Norwegian.',
    test: 'Send a test to me',
    testDone: 'The test is on its way to you.',
    send: 'Send to all',
    audience: / will get the issue: \d+ member/,
    delivery: 'Delivered',
    dayLimit: 'as many issues as it can today',
    own: 'Newsletters that you get',
    email: 'Email',
    follow: 'Follow',
    check: 'Check your email',
    confirmMail: `Confirm that you want to follow ${choir}`,
    confirm: 'Yes, send me the newsletter',
    confirmed: 'You follow the association',
    welcomeMail: `You follow ${choir}`,
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You are unsubscribed',
    expired: 'The link no longer works',
  },
} as const

// An expired link, and a second issue on the same day.
test.use({ allowedErrors: [/status of 4(09|10)/] })

for (const language of languages) {
  const text = texts[language]

  test(`a board writes, tests and sends an issue (${language})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const subject = `Nytt fra koret ${Date.now()}`
    await logIn(page, leader)
    await page.goto(text.page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: text.own })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await main.getByRole('link', { name: choir, exact: true }).first().click()

    await main.getByRole('button', { name: text.create }).click()
    await main.getByLabel(text.subject).fill(subject)
    await main.getByLabel(text.text).fill('Hei!\n\nVi øver på onsdag.')
    const send = main.getByRole('button', { name: text.send })
    await expect(send).toBeDisabled()
    await main.getByRole('button', { name: text.save }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: subject })).toBeVisible()
    await expect(main.getByText(text.oneLanguage)).toBeVisible()
    await expectAccessible()

    await test.step('a test goes to the one who writes', async () => {
      await main.getByRole('button', { name: text.test }).click()
      await expect(page.getByText(text.testDone)).toBeVisible()
      await linkInMail(request, { to: leader, subject })
    })

    await test.step('it is sent after a question that names the number of recipients', async () => {
      await send.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(text.audience)
      await expectAccessible()
      await dialog.getByRole('button', { name: text.send }).dblclick()
      // One a day: the second run, on a phone or in another language, is refused.
      const isSent = page.getByRole('rowheader', { name: text.delivery })
      await expect(isSent.or(page.getByText(text.dayLimit))).toBeVisible()
      await expectAccessible()
    })
  })

  test(`a visitor follows an association and leaves it (${language})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const email = `folger.${language}.${Date.now()}@example.org`
    await page.goto(text.profile)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: `${text.follow} ${choir}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text.follow} ${choir}`)
    const follow = page.getByRole('button', { name: text.follow, exact: true })
    const form = main.locator('form').filter({ has: follow })
    await form.getByLabel(text.email, { exact: true }).fill(email)
    await follow.click()
    await expect(main.getByText(text.check)).toBeVisible()
    // The second press of a slow double press finds nothing to press there.
    await page.mouse.down()
    await page.mouse.up()
    await expect(main.getByText(text.check)).toBeVisible()
    await expectAccessible()

    const confirmLink = await linkInMail(request, { to: email, subject: text.confirmMail })
    await page.goto(confirmLink)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
    await page.getByRole('button', { name: text.confirm }).dblclick()
    await expect(main.getByText(text.confirmed)).toBeVisible()

    await page.goto(await linkInMail(request, { to: email, subject: text.welcomeMail }))
    await expectAccessible()
    await page.getByRole('button', { name: text.unsubscribe }).click()
    await expect(main.getByText(text.unsubscribed)).toBeVisible()

    // An old mail brings nobody back.
    await page.goto(confirmLink)
    await page.getByRole('button', { name: text.confirm }).click()
    await expect(page.getByRole('alert')).toContainText(text.expired)
  })
}
