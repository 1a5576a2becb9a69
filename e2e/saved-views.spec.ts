import { enterAsDemoStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// The network is cut in the test.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('a member of staff saves, chooses, edits and deletes a view of a list', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  // Both projects work as the same person, and a second attempt finds what the first one has saved.
  const attempt = test.info().retry + 1
  const name = `${isMobile ? 'Fra telefonen' : 'Fra skrivebordet'} ${attempt}`
  const day = `2026-11-${isMobile ? 1 : 2}${attempt}`
  const newName = `${name}, sist først`
  await enterAsDemoStaff(page, 'admin-too')
  await page.goto(`/ansatt/hendelseslogg?action=staff-access-opened&actor=Nora&day=${day}`)
  await page.getByRole('button', { name: 'Visninger' }).click()
  const menu = page.getByRole('region', { name: 'Lagrede visninger' })
  await menu.getByRole('button', { name: 'Lagre visningen' }).click()
  await expect(menu.getByLabel('Navn på visningen')).toHaveAccessibleDescription(
    /Skriv et navn på visningen/,
  )
  await expectAccessible()
  await menu.getByLabel('Navn på visningen').fill(name)
  await menu.getByRole('button', { name: 'Lagre visningen' }).click()
  await expect(page.getByText('Visningen er lagret.')).toBeVisible()

  await page.goto('/ansatt/hendelseslogg')
  await page.getByRole('button', { name: 'Visninger' }).click()
  await menu.getByRole('link', { name, exact: true }).click()
  // What was typed may name a person, and is not saved.
  await expect(page).toHaveURL(({ searchParams }) => {
    const found = Object.fromEntries(searchParams)
    return found.action === 'staff-access-opened' && found.day === day && !('actor' in found)
  })
  const button = page.getByRole('button', { name: /^Visning/ })
  await expect(button).toHaveText(`Visning: ${name}`)
  await expect(menu).toBeHidden()

  await button.click()
  await menu.getByRole('button', { name: `Endre visningen ${name}` }).click()
  await expect(menu.getByLabel('Navn på visningen')).toBeFocused()
  await menu.getByLabel('Navn på visningen').fill(newName)
  await menu.getByRole('button', { name: 'Lagre endringen' }).click()
  await expect(button).toHaveText(`Visning: ${newName}`)

  await test.step('the view takes over what the list shows now', async () => {
    await page.goto(`/ansatt/hendelseslogg?action=gone-since-then&day=${day}`)
    await expect(page.getByLabel('Hva', { exact: true })).toHaveValue('gone-since-then')
    await page.getByRole('button', { name: 'Visninger' }).click()
    await menu.getByRole('button', { name: `Endre visningen ${newName}` }).click()
    await menu.getByLabel('Bruk filtrene, rekkefølgen og kolonnene som er valgt nå').check()
    await menu.getByRole('button', { name: 'Lagre endringen' }).click()
    await expect(button).toHaveText(`Visning: ${newName}`)
  })

  await test.step('without a network nothing is deleted, now or later', async () => {
    await page.context().setOffline(true)
    await menu.getByRole('button', { name: `Slett visningen ${newName}` }).click()
    await expect(page.getByText('Vi får ikke kontakt.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(menu.getByRole('link', { name: newName })).toBeVisible()
  })

  await menu.getByRole('button', { name: `Slett visningen ${newName}` }).click()
  const undo = menu.getByRole('button', { name: `Angre sletting av ${newName}` })
  await expect(undo).toBeFocused()
  await undo.click()
  await menu.getByRole('button', { name: `Slett visningen ${newName}` }).click()
  await expect(undo).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Visninger' }).click()
  await expect(menu.getByRole('link', { name: newName })).toHaveCount(0)
})
