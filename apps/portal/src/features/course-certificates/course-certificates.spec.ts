import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addCourseWithTickets } from '../../../../../e2e/support/course-tickets.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { readPdf } from '../../core/documents/read-pdf.testing.ts'

const texts = {
  no: {
    people: '/ansatt/kurs/deltakere/',
    ticket: '/kurskalender/billett/',
    verify: '/verifiser',
    pages: 'Sider for kurset',
    edit: 'Kurset',
    participants: 'Deltakere',
    attendance: 'Oppmøte og kursbevis',
    checkIn: 'Innsjekking',
    all: 'Vis datoer for alle kurs',
    didNotCome: /Møtte ikke\. Rett$/,
    came: /Møtte \(rettet\)\. Rett$/,
    away: 'Møtte ikke',
    reason: 'Begrunnelse',
    save: 'Lagre',
    none: /0 av 2.*Kursbeviset krever 2/,
    one: /1 av 2.*Kursbeviset krever 2/,
    ready: 'Kursbeviset er klart.',
    file: 'Last ned kursbeviset (PDF)',
    title: 'Kursbevis',
    code: 'Kode',
    check: 'Kontroller brevet',
    valid: 'Brevet er fra oss',
    over: 'Brevet gjelder ikke lenger',
    why: /Noe i det er rettet/,
    issued: /Skrevet \d/,
    open: /^Last ned kursbeviset til/,
    correctName: /^Rett navnet på billetten til/,
    name: 'Navn på billetten',
    missing: /Ugyldig fra.*Ikke oppnådd: Mangler 1 av 2/,
  },
  en: {
    people: '/en/staff/courses/people/',
    ticket: '/en/course-calendar/ticket/',
    verify: '/en/verify',
    pages: 'Pages of the course',
    edit: 'The course',
    participants: 'Participants',
    attendance: 'Attendance and certificates',
    checkIn: 'Check-in',
    all: 'Show the dates of all courses',
    didNotCome: /Did not come\. Correct$/,
    came: /Came \(corrected\)\. Correct$/,
    away: 'Did not come',
    reason: 'Reason',
    save: 'Save',
    none: /0 of 2.*The certificate needs 2/,
    one: /1 of 2.*The certificate needs 2/,
    ready: 'Your certificate is ready.',
    file: 'Download the certificate (PDF)',
    title: 'Certificate of attendance',
    code: 'Code',
    check: 'Check the letter',
    valid: 'The letter is from us',
    over: 'The letter is no longer valid',
    why: /Something in it was corrected/,
    issued: /Issued \d/,
    open: /^Download the certificate of/,
    correctName: /^Correct the name on the ticket of/,
    name: 'Name on the ticket',
    missing: /Not valid since.*Not earned: 1 of 2 missing/,
  },
} as const

type Text = (typeof texts)[keyof typeof texts]

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')

/** What the PDF says that a press downloads. */
async function download(page: Page, name: string | RegExp): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const { said, isMarked, untagged } = await readPdf(await readFile(await (await waiting).path()))
  expect({ isMarked, untagged }).toEqual({ isMarked: true, untagged: [] })
  return said
}

/** Of a certificate, as people type it. */
const checkCodeIn = (said: string): string => {
  const [code] = said.match(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}\b/) ?? []
  if (!code) throw new Error('the certificate has no code')
  return code
}

async function check(page: Page, text: Text, code: string): Promise<void> {
  await page.goto(text.verify)
  await page.getByRole('textbox', { name: text.code, exact: true }).fill(code)
  await page.getByRole('button', { name: text.check }).click()
}

for (const language of languages) {
  const text = texts[language]

  test(`a certificate is earned, checked, and ended by a correction (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8)
    const [misspelt, holder] = [`Olla ${mark}`, `Ola ${mark}`]
    const { courseId, tickets } = await addCourseWithTickets(`Kurs ${mark}`, [misspelt], {
      begunAgo: ['9 days', '2 days'],
      certificateDates: 2,
    })
    const ticket = text.ticket + (tickets[0]?.code ?? '')
    const openAttendance = async () => {
      await page.goto(text.people + courseId)
      await page.getByRole('navigation', { name: text.pages }).getByText(text.attendance).click()
      await expect(page.getByRole('heading', { name: `Kurs ${mark}` })).toBeVisible()
    }
    const correctOne = async (button: RegExp, choice?: string) => {
      await page.getByRole('button', { name: button }).first().click()
      const dialog = page.getByRole('dialog')
      if (choice) await dialog.getByRole('radio', { name: choice, exact: true }).check()
      await dialog.getByLabel(text.reason).fill('Sat in the first row')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(dialog).toBeHidden()
    }
    await enterAsDemoStaff(page, 'courses')

    await test.step('the page of the ticket says what is missing', async () => {
      await page.goto(ticket)
      await expect(page.getByText(text.none)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the pages of a course lead to each other, and back', async () => {
      await page.goto(text.people + courseId)
      const tabs = page.getByRole('navigation', { name: text.pages })
      await expect(tabs.getByRole('link', { name: text.participants })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await tabs.getByRole('link', { name: text.checkIn }).click()
      await expect(page.getByRole('link', { name: text.all })).toBeVisible()
      await expect(tabs.getByRole('link', { name: text.checkIn })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await tabs.getByRole('link', { name: text.edit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Kurs ${mark}` })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('link', { name: text.all })).toBeVisible()
    })

    await test.step('staff mark that somebody came to both dates', async () => {
      await openAttendance()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const came = page.getByRole('button', { name: text.came })
      await correctOne(text.didNotCome)
      await expect(came).toHaveCount(1)
      await correctOne(text.didNotCome)
      await expect(came).toHaveCount(2)
    })

    const first =
      await test.step('the holder gets the certificate, and its code is checked', async () => {
        await page.goto(ticket)
        await expect(page.getByText(text.ready)).toBeVisible()
        await expectAccessible()
        const said = await download(page, text.file)
        expect(said).toContain(text.title)
        expect(said).toContain(misspelt)
        const code = checkCodeIn(said)
        await check(page, text, code)
        await expect(page.getByRole('status')).toContainText(text.valid)
        await expect(page.getByRole('row', { name: misspelt })).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        return code
      })

    const second = await test.step('staff correct the name: the first code has ended', async () => {
      await openAttendance()
      await expect(page.getByRole('cell', { name: text.issued })).toBeVisible()
      await page.getByRole('button', { name: text.correctName }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.name).fill(holder)
      await dialog.getByLabel(text.reason).fill('One letter too many')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('rowheader', { name: holder })).toBeVisible()
      const said = await download(page, text.open)
      expect(said).toContain(holder)
      await expect(page.getByRole('cell', { name: text.issued })).toBeVisible()
      await check(page, text, first)
      await expect(page.getByRole('status')).toContainText(text.over)
      await expect(page.getByRole('status')).toContainText(text.why)
      await expectAccessible()
      return checkCodeIn(said)
    })

    await test.step('attendance is corrected: no code is valid, and the page says what is missing', async () => {
      expect(second).not.toBe(first)
      await openAttendance()
      await correctOne(text.came, text.away)
      await expect(page.getByRole('cell', { name: text.missing })).toBeVisible()
      await expect(page.getByRole('button', { name: text.open })).toHaveCount(0)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await check(page, text, second)
      await expect(page.getByRole('status')).toContainText(text.over)
      await page.goto(ticket)
      await expect(page.getByText(text.one)).toBeVisible()
      await expect(page.getByRole('button', { name: text.file })).toHaveCount(0)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
  })
}
