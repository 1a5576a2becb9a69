import { randomUUID } from 'node:crypto'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const texts = {
  no: {
    events: (id: string) => `/min-side/foreninger/detaljer/${id}/arrangementer`,
    calendar: '/arrangementer?category=student-associations',
    create: 'Nytt arrangement',
    title: 'Tittel på norsk',
    text: 'Tekst på norsk',
    language: 'Norsk',
    startDay: 'Starter dag',
    startTime: 'Starter klokka',
    place: 'Sted',
    send: 'Send til godkjenning',
    titleMissing: 'Skriv en tittel på minst ett språk.',
    sent: 'Arrangementet er sendt til godkjenning.',
    waiting: 'Venter på godkjenning',
    edit: 'Endre',
    save: 'Lagre',
    saved: 'Arrangementet er lagret.',
    page: 'Se siden',
    callOff: 'Avlys',
    reason: 'Begrunnelse',
    calledOff: 'Arrangementet er avlyst. Vi fikk ikke nok garn.',
    calledOffTag: 'Avlyst',
  },
  en: {
    events: (id: string) => `/en/my-page/associations/details/${id}/events`,
    calendar: '/en/event-calendar?category=student-associations',
    create: 'Create an event',
    title: 'Title in English',
    text: 'Text in English',
    language: 'English',
    startDay: 'Start day',
    startTime: 'Start time',
    place: 'Place',
    send: 'Send for approval',
    titleMissing: 'Enter a title in at least one language.',
    sent: 'The event is sent for approval.',
    waiting: 'Waiting for approval',
    edit: 'Edit',
    save: 'Save',
    saved: 'The event is saved.',
    page: 'See the page',
    callOff: 'Call off',
    reason: 'Reason',
    calledOff: 'The event is called off. Vi fikk ikke nok garn.',
    calledOffTag: 'Called off',
  },
} as const

/** Its events wait for approval in the demo. */
const slug = 'strikkeklubben-raglan'
const leader = memberEmail(6)

for (const language of languages) {
  const text = texts[language]

  test(`an event waits, is approved, moved and called off (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const title = `Strikkekveld ${randomUUID().slice(0, 8)}`
    const day = addDays(osloDate(new Date()), 3)
    await logIn(page, leader)
    const own = await (await page.request.get('/api/frontend/my-associations')).json()
    const { id } = own.items.find((one: { slug: string }) => one.slug === slug)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })

    await test.step('what is missing is reported, and the event waits', async () => {
      await page.goto(text.events(id))
      await main.getByRole('link', { name: text.create }).click()
      await main.getByRole('button', { name: text.send }).click()
      await expect(main.getByRole('alert').first()).toContainText(text.titleMissing)
      await expectAccessible()
      await field(text.title).fill(title)
      await field(text.text).fill('Ta med garn.')
      await main.getByRole('checkbox', { name: text.language }).check()
      await field(text.startDay).fill(day)
      await field(text.startTime).fill('17:00')
      await field(text.place).fill('Kafé Frokosten')
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.send }).dblclick()
      await expect(page.getByText(text.sent)).toBeVisible()
      const waiting = main.getByRole('region', { name: text.waiting })
      await expect(waiting.getByText(title, { exact: true })).toHaveCount(1)
      await expect(
        waiting.getByRole('link', { name: text.page }).filter({ hasText: title }),
      ).toHaveCount(0)
      await expectAccessible()
    })

    await test.step('staff approve it', async () => {
      const staff = await openDesk(browser, 'caseworker')
      await staff.goto('/ansatt/foreninger/arrangementer')
      await staff.getByRole('button', { name: 'Godkjenn' }).filter({ hasText: title }).click()
      await staff.getByRole('dialog').getByRole('button', { name: 'Godkjenn' }).click()
      await expect(staff.getByText('Arrangementet er godkjent.')).toBeVisible()
      await staff.context().close()
    })

    await test.step('it is moved by an hour', async () => {
      await page.reload()
      await main.getByRole('link', { name: text.edit }).filter({ hasText: title }).click()
      await field(text.startTime).fill('18:00')
      await main.getByRole('button', { name: text.save }).click()
      await expect(page.getByText(text.saved)).toBeVisible()
    })

    await test.step('everybody finds it in the event calendar and on its page', async () => {
      await page.goto(text.calendar)
      await main.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.locator('time').first()).toContainText('18')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
    const address = page.url()

    await test.step('it is called off, and its page says why', async () => {
      await page.goto(text.events(id))
      await main.getByRole('button', { name: text.callOff }).filter({ hasText: title }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.reason).fill('Vi fikk ikke nok garn.')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.callOff }).click()
      await expect(dialog).toBeHidden()
      const row = main.getByRole('listitem').filter({ hasText: title })
      await expect(row.getByText(text.calledOffTag, { exact: true })).toBeVisible()
      await expect(async () => {
        await page.goto(address)
        await expect(main.getByText(text.calledOff)).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
    })
  })
}
