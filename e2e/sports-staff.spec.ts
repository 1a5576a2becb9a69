import type { Page } from '@playwright/test'
import { osloDate } from './support/classes.ts'
import { enterAsDemoStaff } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/**
 * A class of yesterday with attendance that nobody has marked; after midnight, of the day before it, if the
 * demo was made before.
 */
async function openHeldClass(page: Page): Promise<void> {
  const unmarked = page
    .getByRole('row')
    .filter({ hasText: /uten oppmøte/ })
    .first()
  for (const daysBack of [1, 2]) {
    const day = osloDate(new Date(Date.now() - daysBack * 86_400_000).toISOString())
    await page.goto(`/ansatt/trening?day=${day}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    if (await unmarked.isVisible()) break
  }
  await unmarked.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Deltakere' })).toBeVisible()
}

test.describe('a trainer with a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'one phone, one class')
  test.use({ allowedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('marks attendance without a network, which is sent when it is back', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, 'sports')
    await openHeldClass(page)
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    const [first, second] = await page.getByRole('group').all()
    if (!first || !second) throw new Error('nobody was there')
    const came = (person: typeof first) =>
      person.getByRole('button', { name: 'Møtte', exact: true })

    await came(first).click()
    await expect(page.getByText('Lagret', { exact: true }).first()).toBeVisible()

    await context.setOffline(true)
    await second.getByRole('button', { name: 'Møtte ikke' }).click()
    await came(second).click()
    await expect(page.getByText('Venter på nett')).toBeVisible()
    await expect(page.getByText(/er ikke sendt ennå/)).toBeVisible()
    await expectAccessible()

    await context.setOffline(false)
    await expect(page.getByText('Venter på nett')).toBeHidden()
    await page.reload()
    for (const person of [first, second])
      await expect(came(person)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('sports staff', () => {
  test.skip(({ isMobile }) => isMobile, 'one class is changed')

  test('see what fewer places mean before they change anything', async ({
    page,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, 'sports')
    const tomorrow = osloDate(new Date(Date.now() + 86_400_000).toISOString())
    await page.goto(`/ansatt/trening?day=${tomorrow}&sort=-queued`)
    await expect(page.getByRole('table', { name: 'Gruppetimer' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('rowheader').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Endre antall plasser' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Ingen mister eller får plass.')).toBeVisible()
    await dialog.getByRole('spinbutton', { name: 'Plasser' }).fill('1')
    await expect(dialog.getByText(/beholder plassen, den som booket først/)).toBeVisible()
    await expect(dialog.getByText(/får beskjed på e-\u2060post/)).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('spinbutton', { name: 'Plasser' }).fill('0')
    await dialog.getByRole('button', { name: 'Endre antall plasser' }).click()
    await expect(dialog.getByText('Skriv et helt tall fra 1 til 500.').first()).toBeVisible()
  })

  test('find a member by name, block them, and let them go again', async ({
    page,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, 'sports')
    await page.goto('/ansatt/trening/medlemmer')
    await page.getByLabel('Navn eller e-\u2060post').fill('member16@trivsel')
    await page.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Tidligere timer' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Sperr for booking' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Begrunnelse').fill('Ødela utstyr')
    await dialog.getByRole('button', { name: 'Sperr for booking' }).click()
    await expect(page.getByText('Medlemmet er sperret for booking')).toBeVisible()
    await page.getByRole('button', { name: 'Opphev sperren' }).click()
    await dialog.getByLabel('Begrunnelse').fill('Har erstattet det')
    await dialog.getByRole('button', { name: 'Opphev sperren' }).click()
    await expect(page.getByText('Sperren er opphevet')).toBeVisible()
  })
})
