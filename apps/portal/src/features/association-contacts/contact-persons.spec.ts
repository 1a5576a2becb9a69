import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const boards = {
  invitation: {
    no: ['Brettspillforeningen', 'Fotoforeningen'],
    en: ['Hagelaget', 'Korforeningen'],
  },
  assembly: {
    no: ['Sjakkforeningen', 'Bokringen'],
    en: ['Teknologiforeningen', 'Sykkelforeningen'],
  },
} as const
/** In the order of the demo: the two contact persons of each. */
const order: readonly string[] = Object.values(boards).flatMap(({ no, en }) => [...no, ...en])

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
    assembly: 'Generalforsamling',
    register: 'Registrer generalforsamling',
    day: 'Dato for generalforsamlingen',
    minutes: 'Referat som PDF',
    notPdf: 'Referatet må være en PDF. Lagre det som PDF og legg det ved på nytt.',
    leader: 'Hvem er Leder?',
    other: 'En annen, på e-\u2060post',
    review: 'Se over',
    confirm: 'Registrer',
    registered: 'Generalforsamlingen er registrert, og overleveringen har begynt.',
    acceptAll: 'Godta alt',
    allAccepted: 'Alt er godtatt.',
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
    assembly: 'General assembly',
    register: 'Register general assembly',
    day: 'Date of the general assembly',
    minutes: 'Minutes as PDF',
    notPdf: 'The minutes must be a PDF. Save them as a PDF and attach them again.',
    leader: 'Who is Leader?',
    other: 'Somebody else, by email',
    review: 'Review',
    confirm: 'Register',
    registered: 'The general assembly is registered, and the handover has begun.',
    acceptAll: 'Accept all',
    allAccepted: 'Everything has been accepted.',
  },
} as const

function boardFor(story: keyof typeof boards, language: Language, isMobile: boolean) {
  const name = boards[story][language][isMobile ? 1 : 0]
  const first = order.indexOf(name) * 2 + 1
  return { name, contacts: [memberEmail(first), memberEmail(first + 1)] as const }
}

const pdf = {
  name: 'referat.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ),
}

for (const language of languages) {
  const text = texts[language]

  test(`a contact person hands over by invitation and stops (${language})`, async ({
    page,
    browser,
    isMobile,
    expectAccessible,
  }) => {
    const { name, contacts } = boardFor('invitation', language, isMobile)
    const context = await browser.newContext({ baseURL: portalUrl })
    const newcomer = await context.newPage()
    const email = await signUp(newcomer, language)
    await logIn(page, contacts[0])
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

  test(`a general assembly changes the board (${language})`, async ({
    page,
    browser,
    isMobile,
    expectAccessible,
  }) => {
    const { name, contacts } = boardFor('assembly', language, isMobile)
    const context = await browser.newContext({ baseURL: portalUrl })
    const newcomer = await context.newPage()
    const email = await signUp(newcomer, language)
    await logIn(page, contacts[0])
    await page.goto(text.person)
    const region = page.getByRole('region', { name, exact: true })
    await region.getByRole('link', { name: text.assembly }).click()
    await page.getByRole('button', { name: text.register }).click()

    await test.step('minutes that are no PDF are refused', async () => {
      const yesterday = addDays(osloDate(new Date()), -1)
      await page.getByLabel(text.day).fill(yesterday)
      await page.getByLabel(text.minutes).setInputFiles({
        name: 'referat.png',
        mimeType: 'image/png',
        buffer: Buffer.from('x'),
      })
      await page.getByRole('button', { name: text.review }).click()
      await expect(page.getByRole('alert').first()).toContainText(text.notPdf)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the new leader is invited, and the old contact persons step down', async () => {
      await page.getByRole('button', { name: /referat\.png/ }).click()
      await page.getByLabel(text.minutes).setInputFiles(pdf)
      await page.getByLabel(text.leader).selectOption({ label: text.other })
      await page.getByLabel(text.email, { exact: true }).fill(email)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: text.review }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text.confirm, exact: true }).dblclick()
      await expect(page.getByText(text.registered)).toBeVisible()
    })

    await test.step('who accepts the invitation and the hand-over', async () => {
      const link = await linkInMail(newcomer.request, { to: email, subject: text.mail })
      await newcomer.goto(link)
      await newcomer.getByRole('button', { name: text.accept }).click()
      await expect(newcomer.getByText(text.accepted)).toBeVisible()
      await newcomer.goto(text.person)
      const own = newcomer.getByRole('region', { name, exact: true })
      await own.getByRole('link', { name: text.assembly }).click()
      await newcomer.getByRole('button', { name: text.acceptAll }).click()
      await expect(newcomer.getByText(text.allAccepted)).toBeVisible()
    })

    await test.step('the old contact person has nothing there any more', async () => {
      await page.goto(text.person)
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
    })
    await context.close()
  })
}
