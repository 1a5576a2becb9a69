import type { APIRequestContext } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
import { controlPayments } from '../../../../../e2e/support/card-form.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const api = '/api/frontend'
const payments = `${api}/user/finances/seamless-payment/court`
type Named = { id: number; name: string }
type Slot = {
  isOpen: boolean
  startTime: string
  endTime: string
  court: Named
  category: Named
  sportsCenter: Named
}
type Held = { id: string; timeslotId: string; sportsCenter: Named }

test.skip(!process.env.E2E_SIMULATOR_KEY, 'needs the simulator of its own site')

const words = {
  no: {
    page: '/min-side/trening',
    section: 'Baner og haller',
    inTime: /Gi tilbake tiden senest .+ for å få alt igjen/,
    cancel: /^Gi tilbake tiden/,
    question: /^Gi tilbake /,
    comesBack: /Du får igjen (\d+\skr) av \1/,
    yes: /^Gi tilbake og få \d+\skr/,
    done: /Tiden er gitt tilbake, og \d+\skr er på vei/,
    past: 'Tidligere og gitt tilbake',
    givenBack: /Gitt tilbake\. \d+\skr betales tilbake/,
    receipt: /^Last ned kvitteringen/,
  },
  en: {
    page: '/en/my-page/sports',
    section: 'Courts and halls',
    inTime: /Cancel by .+ to get everything back/,
    cancel: /^Cancel the booking/,
    question: /^Cancel /,
    comesBack: /You get (\d+\skr) of \1 back/,
    yes: /^Cancel and get \d+\skr/,
    done: /It is cancelled, and \d+\skr is on its way/,
    past: 'Earlier and cancelled',
    givenBack: /Cancelled\. \d+\skr is paid back/,
    receipt: /^Download the receipt/,
  },
}

for (const [index, language] of languages.entries()) {
  const text = words[language]

  test(`a member gives a paid court back, and sees what comes back of it (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, memberEmail(14 + index))
    await bookAndPay(page.request, language)
    await page.goto(text.page)
    const section = page.getByRole('region', { name: text.section })
    await expect(section.getByText(text.inTime)).toBeVisible()
    await expectAccessible()

    await section.getByRole('button', { name: text.cancel }).click()
    const dialog = page.getByRole('dialog', { name: text.question })
    await expect(dialog.getByText(text.comesBack)).toBeVisible()
    await expectAccessible()
    // Twice in one breath: it is given back once.
    await dialog.getByRole('button', { name: text.yes }).dblclick()
    await expect(page.getByText(text.done)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('button', { name: text.cancel })).toHaveCount(0)

    await section.getByText(text.past).click()
    await expect(section.getByText(text.givenBack)).toBeVisible()
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: text.receipt }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expectNoSidewaysScroll(page)
  })
}

/** An hour of squash on the last day that can be booked, paid as a card form would. */
async function bookAndPay(request: APIRequestContext, locale: Language): Promise<void> {
  const wanted = await findFreeHour(request, locale)
  const held = await request.put(`${api}/user/sports/courts/reservations?language=${locale}`, {
    headers: ownSite,
    data: wanted,
  })
  const { items } = (await held.json()) as { items: Held[] }
  const begun = await request.post(payments, {
    headers: ownSite,
    data: {
      completeUrl: `${portalUrl}/trening/haller-og-baner?step=status`,
      courtReservationInputs: items.map(({ id, timeslotId, sportsCenter }) => ({
        ...{ reservationId: id, classId: timeslotId, location: sportsCenter.name },
      })),
      locale,
    },
  })
  const { paymentId } = (await begun.json()) as { paymentId: string }
  const { orders } = (await controlPayments('GET', '/orders?status=Initialized')) as {
    orders: { guid: string; orderReference: string }[]
  }
  const order = orders.find(({ orderReference }) => orderReference === paymentId)
  await controlPayments('POST', `/orders/${order?.guid}/pay`, {})
  const paid = await request.post(`${payments}/pay`, {
    headers: ownSite,
    data: { paymentId },
  })
  expect(await paid.json()).toMatchObject({ paymentStatus: 'PAID' })
}

/** The first of the day in one language and the last in the other, so that neither takes what the other wants. */
async function findFreeHour(request: APIRequestContext, locale: Language) {
  const answer = await request.get(`${api}/sports/courts/timeslots?language=${locale}`)
  const day = addDays(osloDate(new Date()), 7)
  const { items } = (await answer.json()) as { items: Slot[] }
  const open = items.filter(
    ({ isOpen, category, startTime }) =>
      isOpen && category.name === 'Squash' && osloDate(new Date(startTime)) === day,
  )
  const hours = open.flatMap(({ court, sportsCenter, startTime, endTime }) => {
    const next = open.find((slot) => slot.court.id === court.id && slot.startTime === endTime)
    return next
      ? {
          ...{ courtId: court.id, courtName: court.name, sportsCenterId: sportsCenter.id },
          ...{ fromTime: startTime, toTime: next.endTime },
        }
      : []
  })
  const hour = locale === 'no' ? hours[0] : hours.at(-1)
  if (!hour) throw new Error('no court is free for an hour')
  return hour
}
