import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { locales } from '@trivsel/content-contract/locales'
import { addDays } from '../../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../../apps/portal/src/platform/time/oslo.ts'
import { ownSite, portalUrl } from './addresses.ts'
import { logIn } from './people.ts'
import { waitForHydration } from './test.ts'

/** Of the board that publishes events without approval. */
export const eventBoard = 'member@trivsel.example'
const slug = 'brettspillklubben-terning'

/** `refundHours` before the start a refund ends. */
type Wanted = { daysAhead: number; membersFirstDays?: number; refundHours?: number }

/** The board makes an event with two places at 100 kroner. @returns the ids */
export async function addPaidEvent(
  page: Page,
  { daysAhead, membersFirstDays = 0, refundHours = 0 }: Wanted,
): Promise<{ id: string; eventId: string }> {
  const own = await (await page.request.get('/api/frontend/my-associations')).json()
  const { id } = own.items.find((one: { slug: string }) => one.slug === slug)
  const events = `/api/frontend/my-associations/${id}/events`
  const day = addDays(osloDate(new Date()), daysAhead)
  const title = `Spill ${randomUUID().slice(0, 8)}`
  const created = await page.request.post(events, {
    headers: ownSite,
    data: {
      days: [day],
      publish: true,
      event: {
        title: { no: title, en: title },
        text: { no: 'Ta med et spill.', en: 'Bring a game.' },
        place: 'Domus',
        link: null,
        languages: [...locales],
        startDay: day,
        startTime: '00:30',
        endDay: day,
        endTime: '21:00',
        audience: 'all',
        places: {
          capacity: 2,
          membersFirstDays,
          closesHours: 0,
          payMinutes: 15,
          promotedHours: 24,
          memberPriceOre: 10_000,
          priceOre: 10_000,
          refundHours,
          lateRefundPercent: 0,
          answerDays: 14,
          questions: [],
        },
      },
    },
  })
  expect(created.ok()).toBe(true)
  const { id: eventId, state } = await created.json()
  expect(state).toBe('published')
  return { id, eventId }
}

/** Somebody else, on a device of their own. */
export async function openVisitor(browser: Browser, email: string): Promise<Page> {
  const visitor = await browser.newPage()
  waitForHydration(visitor)
  await visitor.context().addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  await logIn(visitor, email)
  return visitor
}
