import { osloDate } from './support/classes.ts'
import { enterAsDemoStaff } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/** The last day that members see; its classes cannot be booked yet, so no other test needs them. */
const day = osloDate(new Date(Date.now() + 7 * 86_400_000).toISOString())
const vulkan = 5

test('a centre is closed for a day: staff preview it, members see it, and it opens again', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'one centre, one day')
  await enterAsDemoStaff(page, 'sports')
  await page.goto('/ansatt/trening')
  await page.getByRole('link', { name: 'Timeplan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Timeplan', level: 1 })).toBeVisible()
  await page.getByLabel('Senter', { exact: true }).selectOption(String(vulkan))
  await expect(page.getByRole('heading', { name: 'Uken på Vulkan' })).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Legg til unntak' }).click()
  await page.getByRole('button', { name: 'Se hva som skjer' }).click()
  await expect(page.getByText('Skriv årsaken på norsk, minst fem tegn.').first()).toBeVisible()
  await page.getByLabel('Første dag').fill(day)
  await page.getByLabel('Siste dag').fill(day)
  await page.getByLabel('Årsak på norsk').fill('Strømmen er borte.')
  await page.getByLabel('Årsak på engelsk').fill('The power is out.')
  await page.getByRole('button', { name: 'Se hva som skjer' }).click()
  await expect(page.getByRole('heading', { name: 'Dette skjer når du lagrer' })).toBeFocused()
  await expect(page.getByText('Senere timer endres ikke.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: /^Lagre og avlys \d/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d\stimer er avlyst/ })).toBeVisible()

  await page.goto(`/trening/gruppetimer?day=${day}&center=${vulkan}`)
  await expect(page.getByText('Timen er avlyst').first()).toBeVisible()

  await page.goto(`/ansatt/trening/timeplan?center=${vulkan}`)
  const exception = page.getByRole('listitem').filter({ hasText: 'Strømmen er borte.' })
  await exception.getByRole('button', { name: /^Fjern/ }).click()
  await page.getByRole('button', { name: 'Se hva som skjer' }).click()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d\stimer er lagt til/ })).toBeVisible()
  await expect(async () => {
    await page.goto(`/trening/gruppetimer?day=${day}&center=${vulkan}`)
    await expect(page.getByText(/· med /).first()).toBeVisible()
    await expect(page.getByText('Timen er avlyst')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})
