import { bookAndPay, freeHours } from '../../../../../e2e/support/book-court.ts'
import { readRow } from '../../../../../e2e/support/database.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'
import { addDays, weekdayOf } from '../../platform/time/date.ts'
import { formatTime } from '../../platform/time/format.ts'
import { osloDate } from '../../platform/time/oslo.ts'

test.skip(!process.env.E2E_SIMULATOR_KEY, 'needs the simulator of its own site')

/** Monday to Friday the evening costs more: an hour of squash 150 kroner, and 100 before 16. */
const isWorkingDay = (day: string) => weekdayOf(day) <= 5

type Refunded = { refund_due_ore: string; refunds: string }

/** Of the last payment of a member for a court. */
const readRefunds = (email: string) =>
  readRow<Refunded>(
    `select p.refund_due_ore::text, (select count(*)::text from portal.receipt_credit_note n
       join portal.receipt r on r.id = n.receipt_id where r.payment_id = p.id) as refunds
     from portal.payment p join portal."user" u on u.id = p.user_id
     where p.subject_kind = 'court' and u.email = '${email}' order by p.created_at desc limit 1`,
  )

test('staff move a booking to a cheaper hour and refund the difference once', async ({
  page,
  browser,
  expectAccessible,
  isMobile,
}) => {
  const email = memberEmail(isMobile ? 18 : 17)
  const today = osloDate(new Date())
  const day = [2, 3, 4, 5].map((days) => addDays(today, days)).find(isWorkingDay) ?? today
  const member = await browser.newPage()
  await logIn(member, email)
  const free = await freeHours(member.request, 'Squash', day)
  // The phone and the desktop do not collide.
  const hours = isMobile ? free.toReversed() : free
  const timeOf = (instant: string) => formatTime(new Date(instant), 'no')
  const dear = hours.find(({ fromTime }) => timeOf(fromTime) >= '16.00')
  const cheap = hours.find(
    ({ toTime, courtId }) => timeOf(toTime) <= '16.00' && courtId === dear?.courtId,
  )
  if (!dear || !cheap) throw new Error('no court is free in the evening and before')
  await bookAndPay(member.request, 'no', dear)
  await member.close()

  await enterAsDemoStaff(page, 'sports')
  await page.goto(`/ansatt/trening/banekalender?day=${day}&center=${dear.sportsCenterId}`)
  const { name } = await readRow<{ name: string }>(
    `select first_name || ' ' || last_name as name from portal."user" where email = '${email}'`,
  )
  const booking = page.getByRole('button', { name })
  await booking.click()
  await page.getByRole('button', { name: 'Flytt' }).click()
  const moving = page.getByRole('dialog', { name: `Flytte bookingen til ${name}` })
  await moving.getByLabel('Ny bane og tid').selectOption({
    label: `${timeOf(cheap.fromTime)}–${timeOf(cheap.toTime)}, ${cheap.courtName}`,
  })
  await expect(moving.getByText(/koster 100\skr.*har betalt 150\skr/)).toBeVisible()
  await moving.getByRole('button', { name: 'Flytt bookingen' }).dblclick()

  const refunding = page.getByRole('dialog', { name: `Betale tilbake en del til ${name}` })
  await expect(refunding.getByLabel('Beløp i kroner')).toHaveValue('50')
  await refunding.getByLabel('Begrunnelse').fill('Den nye tiden er billigere.')
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  await refunding.getByRole('button', { name: 'Betal tilbake' }).dblclick()
  await expect(page.getByText(`${name} får pengene tilbake på kortet`)).toBeVisible()
  await expect(refunding).toHaveCount(0)
  expect(await readRefunds(email)).toEqual({ refund_due_ore: '5000', refunds: '1' })

  await booking.click()
  await expect(page.getByRole('dialog', { name }).getByText(/^100\skr$/)).toBeVisible()

  const payouts = await browser.newPage(isMobile ? { viewport: { width: 390, height: 844 } } : {})
  await enterAsDemoStaff(payouts, 'payouts')
  await payouts.goto(`/ansatt/betalinger?day=${today}`)
  const back = payouts
    .getByRole('table', { name: 'Dagens transaksjoner' })
    .getByRole('row')
    .filter({ hasText: dear.courtName })
    .filter({ hasText: /−50\skr/ })
  await expect(async () => {
    await payouts.reload()
    await expect(back).not.toHaveCount(0, { timeout: 3_000 })
  }).toPass()
  const documents = back.first().getByRole('list', { name: 'Kvittering og kreditnotaer' })
  const downloading = payouts.waitForEvent('download')
  await documents.getByRole('button', { name: /^Kreditnota / }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe('kreditnota.pdf')
  await expect(payouts.getByText('Dokumentet er lastet ned.')).toBeVisible()
  await expect(documents.getByRole('button', { name: /^Kvittering \d+$/ })).toBeVisible()
  await expectNoSidewaysScroll(payouts)
  await payouts.close()
})
