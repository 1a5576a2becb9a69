import { ownSite } from './support/addresses.ts'
import {
  findFreeClass,
  findFullClass,
  giveBackPlaceIn,
  openClass,
  refundEverything,
  rowOf,
} from './support/classes.ts'
import { logIn, memberEmail, password } from './support/people.ts'
import { expect, expectNoSidewaysScroll, hydrated, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

for (const [index, language] of languages.entries()) {
  const text = texts[language]

  test.describe(`group classes (${language})`, () => {
    test('a visitor who books is sent to login and comes back to the same day', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      const email = memberEmail(1 + index + (isMobile ? 2 : 0))
      const exercise = await findFreeClass(page.request, 1, language)
      const row = await openClass(page, text.classes, exercise)
      const address = page.url()
      await hydrated(page)
      await expectAccessible()
      await row.getByRole('button', { name: text.book }).click()

      await test.step('login', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.loginHeading)
        await hydrated(page)
        await expectAccessible()
        await page.getByLabel(text.email, { exact: true }).fill(email)
        await page.getByLabel(text.password, { exact: true }).fill(password)
        await page.getByRole('main').getByRole('button', { name: text.loginHeading }).click()
      })

      await expect(page).toHaveURL(address)
      await expect(rowOf(page, exercise).getByRole('button', { name: text.book })).toBeVisible()
    })

    test('a member books, sees it on my page, and unbooks', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      await logIn(page, memberEmail(5 + index + (isMobile ? 2 : 0)))
      await refundEverything(page.request)
      const exercise = await findFreeClass(
        page.request,
        20 + index * 7 + (isMobile ? 3 : 0),
        language,
      )
      const row = await openClass(page, text.classes, exercise)

      await test.step('the dialog warns before it books', async () => {
        await row.getByRole('button', { name: text.book }).click()
        await expect(page.getByRole('dialog')).toContainText(exercise.className)
        await expectAccessible()
        await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
        await row.getByRole('button', { name: text.book }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text.confirmBook, exact: true })
          .click()
      })

      await test.step('the snackbar says it, the button is ticked, the day has a dot', async () => {
        await expect(page.getByText(text.booked)).toBeVisible()
        await expect(row.getByRole('button', { name: text.unbook })).toBeVisible()
        await expect(row).toContainText(text.hasPlace)
        await expectAccessible()
      })

      await test.step('it is still there after a reload, and on my page', async () => {
        await page.reload()
        await expect(row.getByRole('button', { name: text.unbook })).toBeVisible()
        await page.goto(text.mySports)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.mySportsHeading)
        await expect(
          page.getByRole('listitem').filter({ hasText: exercise.className }),
        ).toHaveCount(1)
        await expectAccessible()
        await expectNoSidewaysScroll(page)
      })

      await test.step('unbooking asks, then empties the list', async () => {
        await page.getByRole('button', { name: text.unbook }).first().click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text.confirmUnbook, exact: true })
          .click()
        await expect(page.getByText(text.unbooked)).toBeVisible()
        await expect(page.getByRole('heading', { name: text.noBookings })).toBeVisible()
        await expectAccessible()
      })
    })

    test('a member joins the queue of a full class, and leaves it', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      // A visitor who is sent to the login books nothing.
      const nth = index + (isMobile ? 2 : 0)
      await logIn(page, memberEmail(1 + nth))
      const exercise = await findFullClass(page.request, nth, language)
      await giveBackPlaceIn(page.request, exercise)
      const row = await openClass(page, text.classes, exercise)
      const dialog = page.getByRole('dialog')

      await row.getByRole('button', { name: text.queue }).click()
      await expect(dialog).toContainText(exercise.className)
      await expectAccessible()
      await dialog.getByRole('button', { name: text.confirmQueue, exact: true }).click()
      await expect(row).toContainText(text.inQueue)
      await expect(row).not.toContainText(text.hasPlace)
      await expectAccessible()
      await page.reload()
      await expect(row).toContainText(text.inQueue)

      await row.getByRole('button', { name: text.leaveQueue }).click()
      await dialog.getByRole('button', { name: text.confirmLeaveQueue, exact: true }).click()
      await expect(row.getByRole('button', { name: text.queue })).toBeVisible()
      await expect(row).not.toContainText(text.inQueue)
    })

    test.describe('somebody without a membership', () => {
      test('gets a message before booking', async ({ page, expectAccessible }) => {
        await logIn(page, 'visitor@trivsel.example')
        const exercise = await findFreeClass(page.request, 3, language)
        const row = await openClass(page, text.classes, exercise)
        await expect(page.getByText(text.membershipNeeded)).toBeVisible()
        await row.getByRole('button', { name: text.book }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText(text.noMember)).toBeVisible()
        await expect(dialog.getByRole('link', { name: text.membership })).toBeVisible()
        await expectAccessible()
        await dialog.getByRole('button', { name: text.close }).first().click()
        await expect(row.getByRole('button', { name: text.book })).toBeVisible()
      })
    })
  })
}

test.describe('group classes', () => {
  const text = texts.no

  test('the eight days start with today and work with the keyboard', async ({ page }) => {
    await page.goto(text.classes)
    const days = page.getByRole('navigation', { name: 'Velg dag' }).getByRole('link')
    await expect(days).toHaveCount(8)
    await expect(days.first()).toHaveAccessibleName(text.today)
    await expect(days.first()).toHaveAttribute('aria-current', 'date')
    await days.first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
    await expect(page.getByText(text.classCount)).toBeVisible()
    await page.goBack()
    await expect(days.first()).toHaveAttribute('aria-current', 'date')
  })

  test('a day outside the strip falls back to today', async ({ page }) => {
    for (const day of ['1999-01-01', 'abc', '2026-13-99']) {
      await page.goto(`${text.classes}?day=${day}`)
      await expect(page.getByRole('link', { name: text.today })).toHaveAttribute(
        'aria-current',
        'date',
      )
    }
  })

  test('a row opens to its description and picture', async ({ page, expectAccessible }) => {
    const exercise = await findFreeClass(page.request, 2)
    const row = await openClass(page, text.classes, exercise)
    await hydrated(page)
    const name = row.getByRole('button', { name: exercise.className, exact: true })
    await name.click()
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await expect(row.locator('img')).toBeVisible()
    await expectAccessible()
    await name.press('Enter')
    await expect(name).toHaveAttribute('aria-expanded', 'false')
  })

  test('ten presses on confirm book once', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the width makes no difference')
    await logIn(page, memberEmail(isMobile ? 10 : 9))
    await refundEverything(page.request)
    const exercise = await findFreeClass(page.request, isMobile ? 41 : 38)
    const row = await openClass(page, text.classes, exercise)
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT') requests += 1
    })
    await row.getByRole('button', { name: text.book }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true })
    await confirm.evaluate((button) => {
      for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click()
    })
    await expect(row.getByRole('button', { name: text.unbook })).toBeVisible()
    const { total } = await (await page.request.get('/api/frontend/user/sports/bookings')).json()
    expect(total).toBe(1)
    expect(requests).toBe(1)
  })

  test.describe('when the network is cut', () => {
    test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

    test('unbooking is rolled back and announced', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'the width makes no difference')
      await logIn(page, memberEmail(isMobile ? 12 : 11))
      await refundEverything(page.request)
      await refundEverything(page.request)
      const exercise = await findFreeClass(page.request, isMobile ? 52 : 49)
      const booked = await page.request.put('/api/frontend/user/sports/bookings', {
        headers: ownSite,
        data: { classId: exercise.id, centerId: await centerOf(page, exercise.id) },
      })
      expect(booked.ok()).toBe(true)
      await page.goto(text.mySports)
      const item = page.getByRole('listitem').filter({ hasText: exercise.className })
      await expect(item).toHaveCount(1)
      await page.route('**/api/frontend/user/sports/bookings?id=*', (route) => route.abort())
      await item.getByRole('button', { name: text.unbook }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text.confirmUnbook, exact: true })
        .click()
      await expect(page.getByText(text.unbookingFailed)).toBeVisible()
      await expect(item).toHaveCount(1)
    })
  })

  test.describe('a session that has ended', () => {
    test.use({ allowedErrors: [/401/] })

    test('opens the login on the page and continues', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'the width makes no difference')
      const email = memberEmail(isMobile ? 14 : 13)
      await logIn(page, email)
      await refundEverything(page.request)
      await refundEverything(page.request)
      const exercise = await findFreeClass(page.request, 6)
      const row = await openClass(page, text.classes, exercise)
      await expect(page.getByRole('button', { name: text.book }).first()).toBeVisible()
      await hydrated(page)
      await expect(page.locator('header button', { hasText: text.logOut })).toHaveCount(1)
      await page.context().clearCookies({ name: /session/ })
      await row.getByRole('button', { name: text.book }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click()
      const login = page.getByRole('dialog', { name: 'Logg inn igjen' })
      await login.getByLabel(text.email, { exact: true }).fill(email)
      await login.getByLabel(text.password, { exact: true }).fill(password)
      await login.getByRole('button', { name: text.loginHeading }).click()
      await expect(page.getByText(text.booked)).toBeVisible()
      await expect(login).toHaveCount(0)
      await expect(page).toHaveURL(/\/trening\/gruppetimer/)
      await refundEverything(page.request)
    })
  })

  test('my page sends a visitor to the login and back', async ({ page }) => {
    await page.goto(text.mySports)
    await expect(page).toHaveURL('/logg-inn?callback=%2Fmin-side%2Ftrening')
  })
})

async function centerOf(page: import('@playwright/test').Page, classId: number): Promise<number> {
  const details = await page.request.get(`/api/frontend/sports/group-exercises/details/${classId}`)
  return (await details.json()).sportsCenter.id
}
