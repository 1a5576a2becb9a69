import { randomUUID } from 'node:crypto'
import { chromium as browserType, type Locator, type Page } from '@playwright/test'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'

import { chromium, chromiumArguments } from '../../../../../e2e/support/chromium.ts'
import { addCourseWithTickets, writeFilm } from '../../../../../e2e/support/course-tickets.ts'
import { readRow } from '../../../../../e2e/support/database.ts'
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
    dates: '/ansatt/kurs/innsjekking',
    attendance: 'Oppmøte og kursbevis',
    here: (here: number, booked: number) => `${here} av ${booked} er her`,
    keep: 'Behold listen på denne telefonen',
    kept: /^Listen er på denne telefonen til/,
    stale: /^Listen er fra sist telefonen hadde nett/,
    waiting: /er ikke sendt ennå/,
    code: 'Kode på billetten',
    check: 'Sjekk koden',
    answer: 'Svar på billetten',
    admit: 'Slipp inn',
    used: 'Allerede brukt',
    other: 'Et annet kurs',
    unknown: 'Ukjent kode',
    undo: 'Angre',
    undone: 'Angret',
    phones: /2 telefoner har sluppet inn den samme/,
    camera: 'Les billetter med kamera',
    stop: 'Stopp kameraet',
    didNotCome: /Møtte ikke\. Rett$/,
    came: 'Møtte',
    reason: 'Begrunnelse',
    save: 'Lagre',
    corrected: /Møtte \(rettet\)\. Rett$/,
    search: 'Søk etter navn',
  },
  en: {
    dates: '/en/staff/courses/check-in',
    attendance: 'Attendance and certificates',
    here: (here: number, booked: number) => `${here} of ${booked} are here`,
    keep: 'Keep this list on this phone',
    kept: /^The list is on this phone until/,
    stale: /^The list is from when the phone last had a network/,
    waiting: /(has|have) not been sent yet/,
    code: 'Code on the ticket',
    check: 'Check the code',
    answer: 'Answer to the ticket',
    admit: 'Let in',
    used: 'Already used',
    other: 'Another course',
    unknown: 'Unknown code',
    undo: 'Undo',
    undone: 'Undone',
    phones: /2 phones have let in the same person/,
    camera: 'Read tickets with the camera',
    stop: 'Stop the camera',
    didNotCome: /Did not come\. Correct$/,
    came: 'Came',
    reason: 'Reason',
    save: 'Save',
    corrected: /Came \(corrected\)\. Correct$/,
    search: 'Search by name',
  },
} as const

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
// The network is switched off for a while.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const countScans = async (ticketId: string) =>
  (
    await readRow<{ count: number }>(
      `select count(*)::int as count from portal.course_scan where ticket_id = '${ticketId}'`,
    )
  ).count

const answerOf = (page: Page, name: string): Locator => page.getByRole('region', { name })

async function typeCode(page: Page, text: { code: string; check: string }, code: string) {
  await page.getByLabel(text.code).fill(code)
  await page.getByRole('button', { name: text.check }).click()
}

for (const language of languages) {
  const text = texts[language]

  test(`two phones let people in without a network, and meet later (${language})`, async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8)
    const names = ['Anne', 'Bo', 'Cato', 'Dina'].map((name) => `${name} ${mark}`)
    const [anne = '', bo = '', cato = ''] = names
    const { dateId, tickets } = await addCourseWithTickets(`Kurs ${mark}`, names)
    const [first, , , fourth] = tickets
    const elsewhere = await addCourseWithTickets(`Strikking ${mark}`, [`Eli ${mark}`])
    const door = `${text.dates}/${dateId}`
    const rowOf = (on: Page, name: string) => on.getByRole('listitem').filter({ hasText: name })
    await enterAsDemoStaff(page, 'courses')

    const others = await browser.newContext({ baseURL: portalUrl })
    await others.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const other = await others.newPage()
    waitForHydration(other)
    await enterAsDemoStaff(other, 'courses-too')

    await test.step('one keeps the list on the phone', async () => {
      await page.goto(text.dates)
      await expectAccessible()
      await page.getByRole('link', { name: `Kurs ${mark}`, exact: true }).click()
      await expect(page.getByText(text.here(0, 4))).toBeVisible()
      await page.getByRole('button', { name: text.keep }).click()
      await expect(page.getByText(text.kept)).toBeVisible({ timeout: 30_000 })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await other.goto(door)
      await expect(other.getByText(text.here(0, 4))).toBeVisible()
    })

    await test.step('both let in the same person, and one more each', async () => {
      await context.setOffline(true)
      await others.setOffline(true)
      await page.reload()
      await expect(page.getByText(text.stale)).toBeVisible({ timeout: 20_000 })
      await typeCode(page, text, first?.code ?? '')
      await expect(answerOf(page, text.answer)).toContainText(anne)
      await page.getByLabel(text.search).fill(bo)
      await page.getByRole('button', { name: `${text.admit} ${bo}` }).click()
      await page.getByLabel(text.search).fill('')
      await expect(page.getByText(text.here(2, 4))).toBeVisible()
      await expect(page.getByText(text.waiting).first()).toBeVisible()
      await other.getByRole('button', { name: `${text.admit} ${anne}` }).click()
      await other.getByRole('button', { name: `${text.admit} ${cato}` }).click()
      await expect(other.getByText(text.here(2, 4))).toBeVisible()
      await expectAccessible()
    })

    await test.step('both scans of the same person stay', async () => {
      await context.setOffline(false)
      await expect(page.getByText(text.waiting)).toHaveCount(0, { timeout: 20_000 })
      await others.setOffline(false)
      await expect(other.getByText(text.waiting)).toHaveCount(0, { timeout: 20_000 })
      await page.reload()
      await expect(page.getByText(text.here(3, 4))).toBeVisible()
      await expect(rowOf(page, anne).getByText(text.phones)).toBeVisible()
      expect(await countScans(first?.id ?? '')).toBe(2)
    })

    await test.step('a code that comes twice is told so, and the first is undone', async () => {
      const answer = answerOf(page, text.answer)
      await typeCode(page, text, fourth?.code ?? '')
      await expect(answer.getByRole('heading', { name: text.admit })).toBeVisible()
      await typeCode(page, text, (fourth?.code ?? '').toLowerCase())
      await expect(answer.getByRole('heading', { name: text.used })).toBeVisible()
      await expectAccessible()
      await answer.getByRole('button', { name: text.undo }).click()
      await expect(answer.getByRole('heading', { name: text.undone })).toBeVisible()
      await expect(page.getByText(text.here(3, 4))).toBeVisible()
    })

    await test.step('codes of another course, and of none, are told apart', async () => {
      const answer = answerOf(page, text.answer)
      await typeCode(page, text, elsewhere.tickets[0]?.code ?? '')
      await expect(answer.getByRole('heading', { name: text.other })).toBeVisible()
      await expect(answer).toContainText(`Strikking ${mark}`)
      await typeCode(page, text, 'A'.repeat(26))
      await expect(answer.getByRole('heading', { name: text.unknown })).toBeVisible()
    })

    await test.step('who was missed is corrected, with a reason', async () => {
      await page.getByRole('main').getByRole('link', { name: text.attendance }).click()
      await page.getByRole('button', { name: text.didNotCome }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio', { name: text.came, exact: true })).toBeChecked()
      await dialog.getByLabel(text.reason).fill('Sat in the first row')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('button', { name: text.corrected })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
    await others.close()
  })

  test(`the camera of a phone reads a ticket (${language})`, async ({ browserName: _ }, info) => {
    const mark = randomUUID().slice(0, 8)
    const { dateId, tickets } = await addCourseWithTickets(`Kurs ${mark}`, [`Finn ${mark}`])
    const film = info.outputPath('ticket.y4m')
    await writeFilm(film, `${portalUrl}/kurskalender/billett/${tickets[0]?.code}`)
    const browser = await browserType.launch({
      executablePath: await chromium(),
      args: [
        ...chromiumArguments,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    try {
      const context = await browser.newContext({ baseURL: portalUrl })
      await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
      const page = await context.newPage()
      waitForHydration(page)
      await enterAsDemoStaff(page, 'courses')
      await page.goto(`${text.dates}/${dateId}`)
      await page.getByRole('button', { name: text.camera }).click()
      const answer = answerOf(page, text.answer)
      await expect(answer.getByRole('heading', { name: text.admit })).toBeVisible({
        timeout: 20_000,
      })
      await expect(answer).toContainText(`Finn ${mark}`)
      // It stays before the camera, and is not reported again.
      await page.getByRole('button', { name: text.stop }).click()
      await expect(answer.getByRole('heading', { name: text.admit })).toBeVisible()
      await expect(page.getByText(text.here(1, 1))).toBeVisible()
      await expect.poll(() => countScans(tickets[0]?.id ?? '')).toBe(1)
    } finally {
      await browser.close()
    }
  })
}
