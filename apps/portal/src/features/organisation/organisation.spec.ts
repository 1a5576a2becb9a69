import { fileURLToPath } from 'node:url'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'

/** A mark that is too small. */
test.use({ allowedErrors: [/422/] })
test.skip(({ isMobile }) => isMobile, 'one organisation, and one draft of one account')

test('an administrator corrects what the organisation says, and the site says it at once', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })
  await expect(elsewhere).toBeHidden()

  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/organisasjonen')
  const links = page.getByLabel('Dere på andre nettsteder')
  const save = page.getByRole('button', { name: 'Lagre' })
  await expect(page.getByLabel('Navn på norsk')).toHaveValue('Trivsel')
  await expectAccessible()

  // Colours are not saved: pages of other tests would have them.
  const colour = page.getByLabel('Hovedfarge')
  await colour.fill('#0b5cad')
  const preview = page.getByRole('region', { name: 'Slik blir fargene' })
  await expect(preview.getByRole('listitem')).toContainText([
    /Knapp/,
    /Overskrift/,
    /mørkt/,
    /mørkt/,
  ])
  await expect(preview).toContainText('Kontrast 6,6')
  const look = page.getByRole('region', { name: 'Slik ser det ut' })
  await expect(look).toContainText('Trivsel')
  await expect(look.locator('button')).toHaveCSS('background-color', 'rgb(11, 92, 173)')
  await expectAccessible()
  await colour.fill('#ffffff')
  await save.press('Enter')
  await expect(page.getByRole('link', { name: 'Fargen er for lys' })).toBeVisible()
  await colour.fill('')
  await expect(preview).toBeHidden()

  // Nor is a picture.
  const name = 'apple-touch-icon.png'
  const file = fileURLToPath(new URL(`../../../public/${name}`, import.meta.url))
  const mark = page.getByLabel('Merke', { exact: true })
  await page.getByRole('button', { name: 'Last opp: Merke' }).press('Enter')
  await expect(mark).toHaveAccessibleDescription(/Velg en PNG-fil først/)
  await expect(mark).toBeFocused()
  await mark.setInputFiles(file)
  await expect(look.locator('img')).toHaveAttribute('src', /^data:image\/png;/)
  await page.getByRole('button', { name: 'Last opp: Merke' }).press('Enter')
  await expect(mark).toHaveAccessibleDescription(/Merket er for lite/)
  await expectAccessible()

  await links.fill('linkedin.com/company/trivsel')
  await save.press('Enter')
  const problem = page.getByRole('link', { name: 'Hver linje må være en adresse' })
  await expect(problem).toBeVisible()
  await expectAccessible()
  await problem.press('Enter')
  await expect(links).toBeFocused()

  await links.fill('https://www.linkedin.com/company/trivsel')
  await save.press('Enter')
  await expect(page.getByText('Endringene er lagret.')).toBeVisible()
  // Every instance hears of it, a moment after the answer.
  await expect(async () => {
    await page.goto('/')
    await expect(elsewhere).toHaveAttribute('href', 'https://www.linkedin.com/company/trivsel', {
      timeout: 1_000,
    })
  }).toPass()

  await page.goto('/ansatt/organisasjonen')
  await expect(links).toHaveValue('https://www.linkedin.com/company/trivsel')
  await links.fill('')
  await save.press('Enter')
  await expect(page.getByText('Endringene er lagret.')).toBeVisible()
  await expect(async () => {
    await page.goto('/')
    await expect(elsewhere).toBeHidden({ timeout: 1_000 })
  }).toPass()
})
