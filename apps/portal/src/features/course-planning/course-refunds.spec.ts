import type { Browser, Page } from '@playwright/test'
import { ownSite } from '../../../../../e2e/support/addresses.ts'
import { controlPayments } from '../../../../../e2e/support/card-form.ts'
import { addCourse } from '../../../../../e2e/support/courses.ts'
import { readRow } from '../../../../../e2e/support/database.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff, openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    edit: '/ansatt/kurs/endre/',
    callOff: 'Avlys kurset',
    reason: 'Begrunnelse',
    waits: 'Kurset blir avlyst når en kollega har bekreftet det.',
    confirm: 'Bekreft',
    refunds: 'Tilbakebetaling',
    progress: '2 av 2 har fått pengene tilbake.',
    finances: '/min-side/okonomi',
    refunded: 'Tilbakebetalt til kortet',
  },
  en: {
    edit: '/en/staff/courses/edit/',
    callOff: 'Call off the course',
    reason: 'Reason',
    waits: 'The course is called off once a colleague has confirmed it.',
    confirm: 'Confirm',
    refunds: 'Refunds',
    progress: '2 of 2 have been refunded.',
    finances: '/en/my-page/finances',
    refunded: 'Refunded to your card',
  },
} as const

const priceOre = 30_000
const seamless = '/api/frontend/user/finances/seamless-payment/course'

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { headers: ownSite, data })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** Somebody has a seat and has paid for it. */
async function buySeat(browser: Browser, email: string, courseId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, email)
  const { place } = await post(page, `/api/frontend/user/courses/${courseId}/place`, {
    seenPriceOre: priceOre,
    others: [],
    answers: [],
  })
  const { paymentId } = await post(page, seamless, { placeId: place.id, locale: 'no' })
  const { order } = await readRow<{ order: string }>(
    `select split_part(order_id, '/', 4) as order from portal.payment where id = '${paymentId}'`,
  )
  await controlPayments('POST', `/orders/${order}/pay`, { bank: 'approve' })
  expect(await post(page, `${seamless}/pay`, { paymentId })).toMatchObject({
    paymentStatus: 'PAID',
  })
  return page
}

for (const language of languages) {
  const text = texts[language]

  test(`a course is called off by two, and everybody has their money back (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.slow()
    const { id, title } = await addCourse({ inHours: 200, capacity: 4, priceOre })
    // The phone and the desktop are other people.
    const emails = language === 'no' ? [10, 11] : [12, 13]
    const payers: Page[] = []
    for (const number of emails) payers.push(await buySeat(browser, memberEmail(number), id))
    const main = page.getByRole('main')
    await enterAsDemoStaff(page, 'courses')

    await test.step('one asks for it, a colleague confirms', async () => {
      await page.goto(text.edit + id)
      await main.getByRole('button', { name: text.callOff }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.reason).fill('Kursholderen er syk.')
      await dialog.getByRole('button', { name: text.callOff }).click()
      await expect(page.getByText(text.waits)).toBeVisible()
      const second = await openDesk(browser, 'courses-too')
      await second.goto(text.edit + id)
      const waiting = second.getByRole('listitem').filter({ hasText: title })
      await waiting.getByRole('button', { name: text.confirm }).click()
      await expect(second.getByRole('region', { name: text.refunds })).toBeVisible()
      await second.context().close()
    })

    await test.step('staff see how far the refunds are', async () => {
      await page.reload()
      const refunds = page.getByRole('region', { name: text.refunds })
      // Jobs refund, and the page reads it again by itself.
      await expect(refunds.getByRole('status')).toHaveText(text.progress, { timeout: 60_000 })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('each of them sees the refund and got a mail', async () => {
      for (const payer of payers) {
        await payer.goto(`${text.finances}?q=${encodeURIComponent(title)}`)
        await expect(payer.getByText(text.refunded).first()).toBeVisible()
        await payer.context().close()
      }
      const mails = async () => (await page.request.get('/dev/mail')).text()
      await expect
        .poll(async () => (await mails()).split(`Kurset er avlyst: ${title}`).length - 1)
        .toBe(payers.length)
    })
  })
}
