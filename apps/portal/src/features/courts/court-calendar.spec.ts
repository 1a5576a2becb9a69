import { bookAndPay, freeHours } from '../../../../../e2e/support/book-court.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { formatTime } from '../../platform/time/format.ts'
import { osloDate } from '../../platform/time/oslo.ts'

test.skip(!process.env.E2E_SIMULATOR_KEY, 'needs the simulator of its own site')
test.skip(({ isMobile }) => isMobile, 'one booking, one settlement')

test('staff move a booking, cancel it, and find its money in the settlement of the day', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const day = addDays(osloDate(new Date()), 6)
  const member = await browser.newPage()
  await logIn(member, memberEmail(16))
  const [hour] = await freeHours(member.request, 'Tennis', day)
  if (!hour) throw new Error('no court is free for an hour')
  const minutesOn = (minutes: number) =>
    formatTime(new Date(Date.parse(hour.fromTime) + minutes * 60_000), 'no')
  await bookAndPay(member.request, 'no', hour)
  await member.close()

  await enterAsDemoStaff(page, 'sports')
  await page.goto(`/ansatt/trening/banekalender?day=${day}&center=${hour.sportsCenterId}`)
  const table = page.getByRole('table')
  const booking = table
    .getByRole('row')
    .filter({ hasText: minutesOn(0) })
    .getByRole('button')
  await expect(booking).toHaveCount(1)
  const name = ((await booking.textContent()) ?? '').split(',')[0] ?? ''
  await expectAccessible()

  await booking.press('Enter')
  await page.getByRole('button', { name: 'Flytt' }).click()
  const moving = page.getByRole('dialog', { name: `Flytte bookingen til ${name}` })
  await moving
    .getByLabel('Ny bane og tid')
    .selectOption({ label: `${minutesOn(90)}–${minutesOn(150)}, ${hour.courtName}` })
  await expect(moving.getByText('Prisen er den samme')).toBeVisible()
  await expectAccessible()
  await moving.getByRole('button', { name: 'Flytt bookingen' }).dblclick()
  await expect(page.getByText(`Bookingen til ${name} er flyttet`)).toBeVisible()
  await expect(booking).toHaveCount(0)

  const moved = table
    .getByRole('row')
    .filter({ hasText: minutesOn(90) })
    .getByRole('button')
  await moved.click()
  await page.getByRole('button', { name: 'Avlys', exact: true }).click()
  const cancellation = page.getByRole('dialog', { name: `Avlyse bookingen til ${name}` })
  await cancellation.getByLabel('Begrunnelse').fill('Nettet er røket.')
  await expectAccessible()
  await cancellation.getByRole('button', { name: 'Avlys og betal tilbake' }).dblclick()
  await expect(page.getByText(`Bookingen til ${name} er avlyst`)).toBeVisible()
  await expect(moved).toHaveCount(0)

  const payouts = await browser.newPage()
  await enterAsDemoStaff(payouts, 'payouts')
  await payouts.goto(`/ansatt/betalinger?day=${osloDate(new Date())}`)
  const lines = payouts.getByRole('table', { name: 'Dagens transaksjoner' })
  const back = lines.getByRole('row').filter({ hasText: hour.courtName }).filter({ hasText: '−' })
  await expect(back).not.toHaveCount(0)
  await expect(payouts.getByText('Listen og regnskapet stemmer.')).toBeVisible()
  await payouts.close()
})
