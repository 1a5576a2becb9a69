import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

/** Of the demo, with members of it as contact persons: a phone and a computer each have their own. */
const boards = {
  no: [
    { name: 'Brettspillforeningen', contact: memberEmail(1) },
    { name: 'Fotoforeningen', contact: memberEmail(3) },
  ],
  en: [
    { name: 'Hagelaget', contact: memberEmail(5) },
    { name: 'Korforeningen', contact: memberEmail(7) },
  ],
} as const

const texts = {
  no: {
    person: '/min-side/foreninger/kontaktperson',
    contacts: 'Kontaktpersoner',
    email: 'E-post',
    send: 'Send invitasjonen',
    sent: /^Invitasjonen er sendt til/,
    mail: 'Du er invitert til å bli kontaktperson',
    accept: 'Ja, jeg blir kontaktperson',
    accepted: 'Du er nå kontaktperson',
    to: 'Gå til foreningen',
    stop: 'Slutt som kontaktperson',
    stopYes: 'Ja, slutt',
    stopped: 'Du er ikke lenger kontaktperson.',
  },
  en: {
    person: '/en/my-page/associations/contact-person',
    contacts: 'Contact persons',
    email: 'Email',
    send: 'Send the invitation',
    sent: /^The invitation has been sent to/,
    mail: 'You are invited to be a contact person',
    accept: 'Yes, I will be a contact person',
    accepted: 'You are now a contact person',
    to: 'Go to the association',
    stop: 'Stop being a contact person',
    stopYes: 'Yes, stop',
    stopped: 'You are no longer a contact person.',
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`a contact person hands over by invitation and stops (${language})`, async ({
    page,
    browser,
    isMobile,
    expectAccessible,
  }) => {
    const { name, contact } = boards[language][isMobile ? 1 : 0]
    const context = await browser.newContext({ baseURL: portalUrl })
    const newcomer = await context.newPage()
    const email = await signUp(newcomer, language)
    await logIn(page, contact)
    await page.goto(text.person)
    const region = page.getByRole('region', { name, exact: true })
    await region.getByRole('link', { name: text.contacts }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.contacts)

    await test.step('invites somebody, once with a double-click', async () => {
      await page.getByLabel(text.email, { exact: true }).fill(email)
      await page.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(page.getByText(text.sent)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('who accepts with the link of the mail', async () => {
      const link = await linkInMail(newcomer.request, { to: email, subject: text.mail })
      await newcomer.goto(link)
      await newcomer.getByRole('button', { name: text.accept }).dblclick()
      await expect(newcomer.getByText(text.accepted)).toBeVisible()
      await newcomer.getByRole('link', { name: text.to }).click()
      await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(text.contacts)
    })

    await test.step('and then stops', async () => {
      await page.getByRole('button', { name: text.stop }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.stopYes }).click()
      await expect(page.getByText(text.stopped)).toBeVisible()
    })
    await context.close()
  })
}
