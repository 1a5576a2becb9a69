import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test('a member sends a request to a trainer, and staff mark it as handled (no)', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const written = `Knebøy og markløft ${Date.now()}`
  await logIn(page, memberEmail(7))
  await page.goto('/min-side/trening/pt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personlig trener')
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: written })
  const send = page.getByRole('button', { name: 'Send forespørselen' })

  await test.step('a missing text is reported', async () => {
    await send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Skriv hva du vil ha hjelp til.')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a double-click sends the request once', async () => {
    await page.getByLabel('Trener', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Hva vil du ha hjelp til?').fill(written)
    await send.dblclick()
    await expect(page.getByText('Vi har fått forespørselen din.')).toBeVisible()
    await expect(own).toHaveCount(1)
    await expect(own).toContainText('Venter')
    await expectAccessible()
  })

  await test.step('staff find the request and mark it as handled', async () => {
    const context = await browser.newContext({ baseURL: portalUrl })
    const staff = await context.newPage()
    await enterAsDemoStaff(staff, 'sports')
    await staff.goto('/ansatt/trening/foresporsler?state=waiting')
    const row = staff.getByRole('row').filter({ hasText: written })
    // A second call would be told that a colleague has handled it.
    const answers: number[] = []
    staff.on('response', (response) => {
      if (response.url().endsWith('/handled')) answers.push(response.status())
    })
    await row.getByRole('button', { name: 'Marker som tatt hånd om' }).dblclick()
    await expect(row).toHaveCount(0)
    expect(answers).toEqual([200])
    await context.close()
  })

  await page.reload()
  await expect(own.getByText(/Tatt hånd om /)).toBeVisible()
})

test('a visitor without a membership sees what boost is and how to become a member (en)', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, 'student-new@trivsel.example')
  await page.goto('/en/my-page/sports/boost')
  await expect(page.getByRole('link', { name: 'Become a member' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the request' })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'My page' })
  await expect(menu.getByRole('link', { name: 'Boost' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Personal trainer' })).toHaveCount(0)
  await expectAccessible()
})
