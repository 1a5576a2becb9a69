import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { refundEverything, rowOf } from '../../../../../e2e/support/classes.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'
import { texts } from '../../../../../e2e/support/texts.ts'
import { addDaysByWallTime, osloDate } from '../../platform/time/oslo.ts'

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.skip(({ isMobile }) => !isMobile, 'the width makes no difference')

const text = texts.no
/** Members that no other test uses. */
const members = ['member-bound@trivsel.example', 'member-free@trivsel.example'] as const

test('two members want the last place: one is queued, and gets the place when it is cancelled', async ({
  browser,
  request,
}) => {
  const wanted = await addClassWithOnePlace()
  const pages = await Promise.all(members.map((email) => openDay(browser, email, wanted.day)))

  await test.step('both confirm the booking', async () => {
    for (const page of pages)
      await rowOf(page, wanted).getByRole('button', { name: text.book }).click()
    await Promise.all(
      pages.map((page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: text.confirmBook, exact: true })
          .click(),
      ),
    )
  })

  const [winner, loser, loserEmail] =
    await test.step('one has it, the other sees at once that they are number one', async () => {
      const has = await Promise.all(
        pages.map(async (page) => {
          const row = rowOf(page, wanted)
          await expect(row).toContainText(/Du har plass|Du er nummer 1 i køen/)
          return (await row.textContent())?.includes(text.hasPlace)
        }),
      )
      expect([...has].sort()).toEqual([false, true])
      const [first, second] = pages as [Page, Page]
      return has[0] ? [first, second, members[1]] : [second, first, members[0]]
    })

  await test.step('the place is given back, and the other page has it without a reload', async () => {
    await rowOf(winner, wanted).getByRole('button', { name: text.unbook }).click()
    await winner
      .getByRole('dialog')
      .getByRole('button', { name: text.confirmUnbook, exact: true })
      .click()
    await expect(winner.getByText(text.unbooked)).toBeVisible()
    await expect(rowOf(loser, wanted)).toContainText(text.hasPlace)
  })

  await test.step('and a mail says so', async () => {
    await expect
      .poll(async () => {
        const list = await (await request.get('/dev/mail')).text()
        return list.includes(`Du har fått plass: ${wanted.className}`) && list.includes(loserEmail)
      })
      .toBe(true)
  })

  await Promise.all(pages.map((page) => refundEverything(page.request)))
  await Promise.all(pages.map((page) => page.context().close()))
})

async function openDay(browser: Browser, email: string, day: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  await logIn(context, email)
  await refundEverything(context.request)
  const page = await context.newPage()
  await page.goto(`${text.classes}?day=${day}`)
  return page
}

/** A class in three days, at a time without other classes, with a schedule row for that day only. */
async function addClassWithOnePlace() {
  const className = `Siste plass ${Date.now()}`
  const day = osloDate(addDaysByWallTime(new Date(), 3))
  const startTime = `${day}T04:00:00.000Z`
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `with schedule as (
        insert into portal.group_class_schedule (center_id, category_id, instructor_id, iso_weekday,
          start_time, duration_minutes, room, capacity, name, description, image_url, valid_from, valid_to)
        select center_id, category_id, instructor_id, extract(isodow from $2::date)::integer, '05:00',
          duration_minutes, jsonb_build_object('no', $1::text, 'en', $1::text), 1,
          jsonb_build_object('no', $1::text, 'en', $1::text), description, image_url, $2::date, $2::date
        from portal.group_class_schedule order by id limit 1
        returning id)
      insert into portal.group_class (schedule_id, local_date, starts_at, ends_at, booking_opens_at,
        unbooking_closes_at, capacity)
      select schedule.id, $2::date, $3::timestamptz, $3::timestamptz + interval '45 minutes',
        $3::timestamptz - interval '5 days', $3::timestamptz - interval '3 hours', 1
      from schedule
      returning id::integer`,
      [className, day, startTime],
    )
    const [created] = rows
    if (!created) throw new Error('the demo has no schedule')
    return {
      id: created.id,
      day,
      className,
      startTime,

      isFull: false,
      isBookable: true,
      isCancellable: true,
      sportsCenter: { id: 0 },
    }
  } finally {
    await client.end()
  }
}
