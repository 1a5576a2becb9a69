import { layoutShift, observeLayoutShift } from '../../../../../e2e/support/layout-shift.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'

const path = '/min-side/depositumskonto'

for (const student of [
  'student-new',
  'student-sent',
  'student-asked',
  'student-approved',
  'student-paid',
])
  test(`nothing moves while the deposit page loads: ${student}`, async ({ page }) => {
    await observeLayoutShift(page)
    await logIn(page, `${student}@trivsel.example`)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })

test('the box of an account that is set up has one action: the letter', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  await logIn(page, 'student-paid@trivsel.example')
  await page.goto(path)
  const box = page.locator('.ds-alert', {
    has: page.getByRole('heading', { name: 'Depositumskontoen er klar' }),
  })
  const letter = box.getByRole('link', { name: 'Skriv ut UDI-brevet' })
  await expect(box.getByRole('link')).toHaveCount(1)
  const answer = await page.request.get((await letter.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  await expectAccessible()

  await test.step('on paper it is a receipt, without menus and controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Fakturanummer')).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(
      0,
    )
    await expect(
      page.getByRole('main').locator('.ds-button').filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
})

test('an applicant reads the day of the answer, not a number of days', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  await logIn(page, 'student-sent@trivsel.example')
  const answer = await page.request.get('/api/frontend/user/udi-account/account-application')
  const { expected } = await answer.json()
  const day = Number(expected.answer.by.slice(8))
  await page.goto(path)
  const sentence = page.getByText(/svar innen \d+\.\s\p{L}+/iu)
  await expect(sentence).toBeVisible()
  await expect(sentence).toContainText(`innen ${day}. `)
})
