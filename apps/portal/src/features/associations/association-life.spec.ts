import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
import { type Hands, keyboardOf, pointer } from '../../../../../e2e/support/hands.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const texts = {
  no: {
    page: '/min-side/foreninger/opprett-forening',
    mine: '/min-side/foreninger',
    founder: '/foreninger/stifter',
    heading: 'Opprett forening',
    name: 'Navn på foreningen',
    purpose: 'Formål på norsk',
    description: 'Beskrivelse på norsk',
    statutes: 'Vedtekter (PDF)',
    minutes: 'Stiftelsesprotokoll (PDF)',
    founderName: 'Navn',
    founderEmail: 'E-post',
    add: 'Legg til stifter',
    group: (number: number) => `Stifter ${number}`,
    send: 'Send søknaden',
    nameMissing: 'Skriv navnet på foreningen',
    waiting: 'Venter på stifterne',
    yes: 'Ja, jeg er stifter',
    no: 'Nei',
    declined: 'Har takket nei',
    again: 'Send e-\u2060post på nytt',
    processing: 'Vi behandler søknaden',
    active: 'Status: Aktiv',
    membership: 'medlemskap',
    fee: 'Kontingent i kroner',
    saveFee: 'Lagre periode og kontingent',
    saved: 'Endringen er lagret.',
    find: '/foreninger/finn-forening',
    become: 'Bli medlem',
    pay: 'Gå til betaling',
    paid: 'Kontingenten er betalt',
    toMembership: 'Til medlemskapet',
    member: /^Du er medlem av /,
    assembly: 'generalforsamling',
    register: 'Registrer generalforsamling',
    day: 'Dato for generalforsamlingen',
    assemblyMinutes: 'Referat som PDF',
    notPdf: 'Referatet må være en PDF. Lagre det som PDF og legg det ved på nytt.',
    leader: 'Hvem er Leder?',
    treasurer: 'Hvem er Økonomiansvarlig?',
    other: 'En annen, på e-\u2060post',
    email: 'E-post',
    contacts: 'Nye kontaktpersoner',
    review: 'Se over',
    confirm: 'Registrer',
    registered: 'Generalforsamlingen er registrert, og overleveringen har begynt.',
    mail: 'Du er invitert til å bli kontaktperson',
    accept: 'Ja, jeg blir kontaktperson',
    accepted: 'Du er nå kontaktperson',
    acceptAll: 'Godta alt',
    allAccepted: 'Alt er godtatt.',
    members: 'medlemsregister',
    notTheirs: 'Vi finner ingen slik forening som du har en rolle i.',
  },
  en: {
    page: '/en/my-page/associations/create-association',
    mine: '/en/my-page/associations',
    founder: '/en/associations/founder',
    heading: 'Found an association',
    name: 'Name of the association',
    purpose: 'Purpose in English',
    description: 'Description in English',
    statutes: 'Statutes (PDF)',
    minutes: 'Minutes of the founding meeting (PDF)',
    founderName: 'Name',
    founderEmail: 'Email',
    add: 'Add a founder',
    group: (number: number) => `Founder ${number}`,
    send: 'Send the application',
    nameMissing: 'Enter the name of the association',
    waiting: 'Waiting for the founders',
    yes: 'Yes, I am a founder',
    no: 'No',
    declined: 'Has declined',
    again: 'Send the email again',
    processing: 'We are processing the application',
    active: 'Status: Active',
    membership: 'membership',
    fee: 'Fee in kroner',
    saveFee: 'Save term and fee',
    saved: 'The change is saved.',
    find: '/en/associations/find-your-association',
    become: 'Become a member',
    pay: 'Continue to payment',
    paid: 'The fee is paid',
    toMembership: 'To the membership',
    member: /^You are a member of /,
    assembly: 'general-assembly',
    register: 'Register general assembly',
    day: 'Date of the general assembly',
    assemblyMinutes: 'Minutes as PDF',
    notPdf: 'The minutes must be a PDF. Save them as a PDF and attach them again.',
    leader: 'Who is Leader?',
    treasurer: 'Who is Treasurer?',
    other: 'Somebody else, by email',
    email: 'Email',
    contacts: 'New contact persons',
    review: 'Review',
    confirm: 'Register',
    registered: 'The general assembly is registered, and the handover has begun.',
    mail: 'You are invited to be a contact person',
    accept: 'Yes, I will be a contact person',
    accepted: 'You are now a contact person',
    acceptAll: 'Accept all',
    allAccepted: 'Everything has been accepted.',
    members: 'register-of-members',
    notTheirs: 'We cannot find an association like that where you have a role.',
  },
} as const

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj',
      'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ].join('\n'),
  ),
})

/** The two minutes in which the decision about this association can be taken back are over. */
async function graceIsOver(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `with own as (select case_id as id from portal.association where name = $1),
      decided as (
        update portal.case_decision set takes_effect_at = now()
        where case_id in (select id from own))
      update graphile_worker._private_jobs set run_at = now()
      where key in (select 'case-effect:' || id from own)`,
      [name],
    )
  } finally {
    await client.end()
  }
}

/** Somebody else, on a device of their own. */
async function openDevice(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl, ...options })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const page = await context.newPage()
  waitForHydration(page)
  return page
}

for (const language of languages) {
  const text = texts[language]

  test(`five students found an association, members join it, and the board changes (${language})`, async ({
    page,
    browser,
    request,
    isMobile,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    /** From the form to the approval a computer needs no mouse, and a phone no keyboard. */
    const handsOn = (device: Page): Hands => (isMobile ? pointer : keyboardOf(device))
    const hands = handsOn(page)
    const mark = `${language}${Date.now()}`
    const name = `Terningen ${mark}`
    const emails = [1, 2, 3, 4].map((number) => `stifter${number}.${mark}@example.org`)
    await signUp(page, language)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })

    await test.step('what is missing is reported', async () => {
      await page.goto(text.page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
      await hands.press(main.getByRole('button', { name: text.send }))
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(page.getByRole('alert').first()).toContainText(text.nameMissing)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the application is sent once', async () => {
      await hands.write(field(text.name), name)
      await hands.write(field(text.purpose), 'Brettspill')
      await hands.write(field(text.description), 'Vi spiller hver tirsdag.')
      await hands.attach(field(text.statutes), pdf('vedtekter.pdf'))
      await hands.attach(field(text.minutes), pdf('protokoll.pdf'))
      for (const [at, email] of emails.entries()) {
        const founder = main.getByRole('group', { name: text.group(at + 1) })
        // There is room for three at first.
        if (at === 3) await hands.press(main.getByRole('button', { name: text.add }))
        await hands.write(
          founder.getByLabel(text.founderName, { exact: true }),
          `Stifter ${at + 1}`,
        )
        await hands.write(founder.getByLabel(text.founderEmail, { exact: true }), email)
      }
      await hands.pressTwice(main.getByRole('button', { name: text.send }))
      await expect(main.getByText(text.waiting)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    const answer = async (email: string, button: string) => {
      const link = await linkInMail(request, { to: email, subject: name })
      const founder = await openDevice(browser)
      await founder.goto(`${text.founder}${new URL(link).hash}`)
      await handsOn(founder).pressTwice(founder.getByRole('button', { name: button, exact: true }))
      await expect(founder.getByRole('status').getByRole('heading')).toBeVisible()
      await founder.context().close()
    }

    await test.step('a founder declines by mistake, and is asked again', async () => {
      const [first = ''] = emails
      await answer(first, text.no)
      await page.reload()
      await expect(main.getByText(text.declined)).toBeVisible()
      await hands.press(main.getByRole('button', { name: `${text.again} Stifter 1` }))
      await expect(main.getByText(text.declined)).toHaveCount(0)
    })

    await test.step('staff have it when all have confirmed', async () => {
      for (const email of emails) await answer(email, text.yes)
      await page.reload()
      await expect(main.getByText(text.processing)).toBeVisible()
    })

    await test.step('staff read it and approve', async () => {
      const staff = await openDesk(browser, 'caseworker')
      const { press, choose } = handsOn(staff)
      await staff.goto(`/ansatt/foreninger?name=${encodeURIComponent(name)}`)
      await press(staff.getByRole('link', { name }))
      await press(staff.getByRole('link', { name: 'Se saken' }))
      await expect(staff.getByText('vedtekter.pdf').first()).toBeVisible()
      await choose(staff.getByRole('radio', { name: 'Innvilg' }))
      await press(staff.getByRole('button', { name: 'Lagre vedtaket' }))
      await expect(staff.getByText(/har vedtatt:|er lagret:/)).toBeVisible()
      await graceIsOver(name)
      await staff.context().close()
    })

    await test.step('it is among the associations of its founder', async () => {
      await expect(async () => {
        await page.goto(text.mine)
        await expect(main.getByRole('link', { name })).toBeVisible({ timeout: 3_000 })
        await main.getByRole('link', { name }).click()
        await expect(main.getByRole('heading', { name: text.active })).toBeVisible({
          timeout: 3_000,
        })
      }).toPass({ timeout: 30_000 })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
    const association = new URL(page.url()).pathname

    await test.step('the board asks for a fee', async () => {
      await page.goto(`${association}/${text.membership}`)
      await field(text.fee).fill('150')
      await main.getByRole('button', { name: text.saveFee }).click()
      await expect(page.getByText(text.saved)).toBeVisible()
    })

    const member = await openDevice(browser)
    const memberEmail = await signUp(member, language, 'Mina')
    await test.step('a student joins from its page and pays by card', async () => {
      await member.goto(`${text.find}?q=${encodeURIComponent(name)}`)
      const card = member.getByRole('main').getByRole('link', { name })
      await member.goto((await card.getAttribute('href')) ?? '')
      await member.getByRole('main').getByRole('link', { name: text.become }).click()
      await member.getByRole('button', { name: text.pay }).click()
      await payWith(member, language, cards.frictionless)
      await expect(member.getByRole('heading', { name: text.paid })).toBeVisible()
      await member.getByRole('link', { name: text.toMembership }).click()
      await expect(member.getByText(text.member)).toBeVisible()
    })

    const leader = await openDevice(browser)
    const leaderEmail = await signUp(leader, language, 'Lea')
    await test.step('a general assembly needs minutes that are a PDF', async () => {
      await page.goto(`${association}/${text.assembly}`)
      await main.getByRole('button', { name: text.register }).click()
      await page.getByLabel(text.day).fill(osloDate(new Date()))
      await page.getByLabel(text.assemblyMinutes).setInputFiles({
        name: 'referat.png',
        mimeType: 'image/png',
        buffer: Buffer.from('x'),
      })
      await page.getByRole('button', { name: text.review }).click()
      await expect(page.getByRole('alert').first()).toContainText(text.notPdf)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('it elects a new leader and a member, and the old board steps down', async () => {
      await page.getByRole('button', { name: /referat\.png/ }).click()
      await page.getByLabel(text.assemblyMinutes).setInputFiles(pdf('referat.pdf'))
      await page.getByLabel(text.leader).selectOption({ label: text.other })
      await page.getByLabel(text.email, { exact: true }).fill(leaderEmail)
      await page.getByLabel(text.treasurer).selectOption({ label: 'Mina Slett' })
      await page.getByRole('checkbox').check()
      await page.getByLabel(text.contacts).fill(memberEmail)
      await page.getByRole('button', { name: text.review }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text.confirm, exact: true }).dblclick()
      await expect(page.getByText(text.registered)).toBeVisible()
    })

    await test.step('the new contact persons accept, and take over what the list says', async () => {
      for (const [device, email] of [
        [member, memberEmail],
        [leader, leaderEmail],
      ] as const) {
        await device.goto(await linkInMail(request, { to: email, subject: text.mail }))
        await device.getByRole('button', { name: text.accept }).dblclick()
        await expect(device.getByText(text.accepted)).toBeVisible()
      }
      await leader.goto(`${association}/${text.assembly}`)
      await leader.getByRole('button', { name: text.acceptAll }).click()
      await expect(leader.getByText(text.allAccepted)).toBeVisible()
    })

    await test.step('the new leader reads the register, and the old one no longer', async () => {
      const register = `${association}/${text.members}`
      await leader.goto(register)
      await expect(leader.getByRole('cell', { name: memberEmail })).toBeVisible()
      await page.goto(register)
      await expect(main.getByText(text.notTheirs)).toBeVisible()
      await expect(page.getByText(memberEmail)).toHaveCount(0)
    })
    await Promise.all([member, leader].map((device) => device.context().close()))
  })
}
