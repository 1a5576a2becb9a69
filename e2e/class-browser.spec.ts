import type { APIRequestContext, Page } from '@playwright/test'
import { ownSite, portalUrl } from './support/addresses.ts'
import {
  findFreeClass,
  findFullClass,
  openClass,
  osloDate,
  refundEverything,
} from './support/classes.ts'
import { logIn, memberEmail } from './support/people.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const text = texts.no

type Listed = {
  startTime: string
  sportsCenter: { id: number; name: string }
  exerciseCategory: { id: number; name: string }
  instructor: { id: number; name: string }
}

/** The classes of one whole day, by the API. */
async function classesOfDay(request: APIRequestContext, ahead: number) {
  const answer = await request.get('/api/frontend/sports/group-exercises?language=no')
  const { items }: { items: Listed[] } = await answer.json()
  const day = osloDate(new Date(Date.now() + ahead * 86_400_000).toISOString())
  return { day, classes: items.filter(({ startTime }) => osloDate(startTime) === day) }
}

const rows = (page: Page) =>
  page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
const main = (page: Page) => page.getByRole('main')

test.describe('the filter of group classes', () => {
  test('clubs are chips that can be combined; the address and the back button follow', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(isMobile, 'on a phone it is a sheet')
    const { day, classes } = await classesOfDay(page.request, 2)
    const [one, other] = [
      ...new Map(classes.map(({ sportsCenter }) => [sportsCenter.id, sportsCenter])).values(),
    ]
    if (!one || !other) throw new Error('the demo has two clubs on every day')
    const countIn = (...ids: number[]) =>
      classes.filter(({ sportsCenter }) => ids.includes(sportsCenter.id)).length

    await page.goto(`${text.classes}?day=${day}`)
    await expect(rows(page)).toHaveCount(classes.length)
    await page.getByRole('checkbox', { name: one.name }).check()
    await expect(rows(page)).toHaveCount(countIn(one.id))
    await page.getByRole('checkbox', { name: other.name }).check()
    await expect(rows(page)).toHaveCount(countIn(one.id, other.id))
    const chosen = new URL(page.url()).searchParams
    expect(chosen.getAll('center').map(Number)).toEqual([one.id, other.id].sort())
    expect(chosen.get('day')).toBe(day)
    await expect(page.getByRole('form').getByText('(2 valgt)')).toBeAttached()
    await expectAccessible()

    await test.step('the filter stays from day to day and after a reload', async () => {
      await page.getByRole('navigation', { name: 'Velg dag' }).getByRole('link').nth(3).click()
      await expect(page.getByRole('checkbox', { name: one.name })).toBeChecked()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: other.name })).toBeChecked()
    })

    await test.step('the way back undoes one choice after the other', async () => {
      await page.goBack()
      await page.goBack()
      await expect(rows(page)).toHaveCount(countIn(one.id))
      await page.getByRole('link', { name: 'Nullstill filtre' }).click()
      await expect(rows(page)).toHaveCount(classes.length)
      await expect(page).toHaveURL(`${text.classes}?day=${day}`)
    })
  })

  test('on a phone it is a sheet: closing discards, saving applies, a badge counts', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(!isMobile, 'on a desktop it is beside the day')
    const { day, classes } = await classesOfDay(page.request, 2)
    const [{ exerciseCategory: category } = { exerciseCategory: { id: 0, name: '' } }] = classes
    const matching = classes.filter(({ exerciseCategory }) => exerciseCategory.id === category.id)
    await page.goto(`${text.classes}?day=${day}`)
    const open = () =>
      main(page)
        .getByRole('button', { name: /^Filtrer/ })
        .click()
    const dialog = page.getByRole('dialog', { name: 'Filtrer' })

    await open()
    await dialog.getByLabel('Kategori').selectOption(category.name)
    await expectAccessible()
    await dialog.getByRole('button', { name: text.close }).click()
    await expect(dialog).toBeHidden()
    await expect(rows(page)).toHaveCount(classes.length)

    await open()
    await dialog.getByLabel('Kategori').selectOption(category.name)
    await dialog.getByRole('button', { name: 'Lagre filtrene' }).click()
    await expect(rows(page)).toHaveCount(matching.length)
    expect(new URL(page.url()).searchParams.get('category')).toBe(String(category.id))
    await expect(main(page).getByRole('button', { name: 'Filtrer (1 valgt)' })).toBeVisible()

    await open()
    await dialog.getByRole('button', { name: 'Nullstill filtre' }).click()
    await expect(dialog.getByLabel('Kategori')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Lagre filtrene' }).click()
    await expect(rows(page)).toHaveCount(classes.length)
    await expectNoSidewaysScroll(page)
  })

  test('when it hides all classes it names the cause and offers to clear it', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(isMobile, 'the width makes no difference')
    const { day, classes } = await classesOfDay(page.request, 2)
    // Which instructors teach on a day, and on the next, is another matter on each day of the week.
    const later = await Promise.all([3, 4, 5, 6].map((nth) => classesOfDay(page.request, nth)))
    const other = later
      .flatMap((one) => one.classes)
      .find(({ instructor }) => !classes.some((one) => one.instructor.id === instructor.id))
    if (!other) throw new Error('the demo has instructors who do not teach every day')
    await page.goto(`${text.classes}?day=${day}&instructor=${other.instructor.id}`)
    await expect(page.getByText(`ingen når du velger ${other.instructor.name}`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Neste dag med treff/ })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Vis alle instruktører' }).click()
    await expect(rows(page)).toHaveCount(classes.length)
  })

  test('unknown values fall back', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the width makes no difference')
    const { day, classes } = await classesOfDay(page.request, 2)
    for (const query of [
      'center=999&category=13',
      'category=abc&instructor=-1',
      'center[]=1&category=0',
    ]) {
      await page.goto(`${text.classes}?day=${day}&${query}`)
      await expect(rows(page)).toHaveCount(classes.length)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a form with a button, also on a phone', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'the width makes no difference')
      const { day, classes } = await classesOfDay(page.request, 2)
      const centers = [...new Set(classes.map(({ sportsCenter }) => sportsCenter.name))].slice(0, 2)
      await page.goto(`${text.classes}?day=${day}`)
      for (const name of centers) await page.getByRole('checkbox', { name }).check()
      await main(page).getByRole('button', { name: 'Bruk filtrene' }).click()
      await expect(rows(page)).toHaveCount(
        classes.filter(({ sportsCenter }) => centers.includes(sportsCenter.name)).length,
      )
    })
  })
})

test.describe('an open page of group classes', () => {
  test('shows what others book, without a reload', async ({ page, isMobile, browser }) => {
    test.skip(!isMobile, 'the width makes no difference')
    const exercise = await findFullClass(page.request, 4, 'no')
    const other = await browser.newContext({ baseURL: portalUrl })
    await logIn(other, memberEmail(18))
    await refundEverything(other.request)
    const lineOpen = page.waitForResponse(/group-exercises\/changes/)
    const row = await openClass(page, text.classes, exercise)
    await lineOpen
    // Other tests may have members in the same queue. Sooner than the page asks by itself.
    const showsTheQueue = () =>
      expect(async () => {
        const size = await queueOf(page.request, exercise.id)
        await expect(row).toContainText(`${size} i kø`, { timeout: 200 })
      }).toPass({ timeout: 10_000 })
    await showsTheQueue()
    const joined = await other.request.put('/api/frontend/user/sports/bookings', {
      headers: ownSite,
      data: { classId: exercise.id, centerId: exercise.sportsCenter.id },
    })
    expect(joined.ok()).toBe(true)
    await showsTheQueue()
    await refundEverything(other.request)
    await showsTheQueue()
    await other.close()
  })

  test.describe('when a description fails', () => {
    test.use({ allowedErrors: [/404/] })

    test('offers to fetch a description again after a failure', async ({ page, isMobile }) => {
      test.skip(isMobile, 'the width makes no difference')
      const exercise = await findFreeClass(page.request, 2)
      const row = await openClass(page, text.classes, exercise)
      await page.route('**/group-exercises/details/**', (route) =>
        route.fulfill({ status: 404, json: { errorMessage: 'CLASS_NOT_FOUND' } }),
      )
      await row.getByRole('button', { name: exercise.className, exact: true }).click()
      const retry = row.getByRole('button', { name: 'Prøv igjen' })
      await expect(retry).toBeVisible()
      await page.unroute('**/group-exercises/details/**')
      await retry.click()
      await expect(row.getByText(/^Rom: /)).toBeVisible()
    })
  })
})

test.describe('my sports', () => {
  test('a queue is left in one tap, and classes are in a calendar', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(!isMobile, 'the width makes no difference')
    await logIn(page, memberEmail(19))
    await refundEverything(page.request)
    await page.request.delete('/api/frontend/user/sports/calendar', { headers: ownSite })
    const exercise = await findFullClass(page.request, 5, 'no')
    await page.request.put('/api/frontend/user/sports/bookings', {
      headers: ownSite,
      data: { classId: exercise.id, centerId: exercise.sportsCenter.id },
    })
    await page.goto(text.mySports)
    await page.getByRole('button', { name: text.leaveQueue }).click()
    await expect(page.getByRole('heading', { name: text.noBookings })).toBeVisible()

    await page.getByRole('button', { name: 'Lag en kalenderadresse' }).click()
    const address = page.getByLabel('Kalenderadressen din')
    await expect(address).toHaveValue(/\/api\/frontend\/sports\/calendar\/[\w-]{43}\.ics/)
    await expectAccessible()
    const first = await address.inputValue()
    expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar')
    await page.getByRole('button', { name: 'Lag en ny adresse' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lag en ny adresse' }).click()
    await expect(address).not.toHaveValue(first)
    expect((await page.request.get(first)).status()).toBe(404)
    await expectNoSidewaysScroll(page)
  })

  test('a mailed link that is not valid says so', async ({ page, isMobile, expectAccessible }) => {
    test.skip(isMobile, 'the width makes no difference')
    await page.goto('/trening/timelenke')
    await expect(page.getByText('Lenken gjelder ikke lenger.')).toBeVisible()
    await expectAccessible()
  })
})

async function queueOf(request: APIRequestContext, id: number): Promise<number> {
  const answer = await request.get(`/api/frontend/sports/group-exercises/details/${id}`)
  return (await answer.json()).queueSize
}
