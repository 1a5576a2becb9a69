import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

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
    confirmed: 'Du har bekreftet',
    again: 'Send e-\u2060post på nytt',
    processing: 'Vi behandler søknaden',
    active: 'Status: Aktiv',
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
    confirmed: 'You have confirmed',
    again: 'Send the email again',
    processing: 'We are processing the application',
    active: 'Status: Active',
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

async function caseworker(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portalUrl,
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const page = await context.newPage()
  await enterAsDemoStaff(page, 'caseworker')
  return page
}

for (const language of languages) {
  const text = texts[language]

  test(`five students found an association, and staff approve it (${language})`, async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    const mark = `${language}${Date.now()}`
    const name = `Terningen ${mark}`
    const emails = [1, 2, 3, 4].map((number) => `stifter${number}.${mark}@example.org`)
    await signUp(page, language)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })

    await test.step('what is missing is reported', async () => {
      await page.goto(text.page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
      await main.getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(page.getByRole('alert').first()).toContainText(text.nameMissing)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the application is sent once', async () => {
      await field(text.name).fill(name)
      await field(text.purpose).fill('Brettspill')
      await field(text.description).fill('Vi spiller hver tirsdag.')
      await field(text.statutes).setInputFiles(pdf('vedtekter.pdf'))
      await field(text.minutes).setInputFiles(pdf('protokoll.pdf'))
      await main.getByRole('button', { name: text.add }).click()
      for (const [at, email] of emails.entries()) {
        const founder = main.getByRole('group', { name: text.group(at + 1) })
        await founder.getByLabel(text.founderName, { exact: true }).fill(`Stifter ${at + 1}`)
        await founder.getByLabel(text.founderEmail, { exact: true }).fill(email)
      }
      await main.getByRole('button', { name: text.send }).dblclick()
      await expect(main.getByText(text.waiting)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    const answer = async (email: string, button: string) => {
      const link = await linkInMail(request, { to: email, subject: name })
      const token = new URL(link).hash
      const guest = await browser.newContext({ baseURL: portalUrl })
      const founder = await guest.newPage()
      await founder.goto(`${text.founder}${token}`)
      await founder.getByRole('button', { name: button, exact: true }).dblclick()
      await expect(founder.getByRole('status').getByRole('heading')).toBeVisible()
      await guest.close()
    }

    await test.step('a founder declines by mistake, and is asked again', async () => {
      const [first = ''] = emails
      await answer(first, text.no)
      await page.reload()
      await expect(main.getByText(text.declined)).toBeVisible()
      await main.getByRole('button', { name: `${text.again} Stifter 1` }).click()
      await expect(main.getByText(text.declined)).toHaveCount(0)
    })

    await test.step('staff have it when all have confirmed', async () => {
      for (const email of emails) await answer(email, text.yes)
      await page.reload()
      await expect(main.getByText(text.processing)).toBeVisible()
    })

    await test.step('staff read it and approve', async () => {
      const staff = await caseworker(browser)
      await staff.goto(`/ansatt/foreninger?name=${encodeURIComponent(name)}`)
      await staff.getByRole('link', { name }).click()
      await staff.getByRole('link', { name: 'Se saken' }).click()
      await expect(staff.getByText('vedtekter.pdf').first()).toBeVisible()
      await staff.getByRole('radio', { name: 'Innvilg' }).check()
      await staff.getByRole('button', { name: 'Lagre vedtaket' }).click()
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
  })
}
