import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'

/** The draft belongs to the account, which the tests of both widths would share. */
test.skip(({ isMobile }) => isMobile, 'one draft of one account')

test('a deadline that is saved is shown as it was saved, and a draft that is discarded is gone', async ({
  page,
}) => {
  await enterAsDemoStaff(page, 'caseworker')
  await page.goto('/ansatt/depositumsbelop')
  const day = page.locator('#deadline-autumnLastDay')
  await expect(day).toHaveValue(/^\d{2}\.\d{2}\.$/, { timeout: 30_000 })
  const saved = await day.inputValue()
  const form = page.locator('form', { has: day })
  const save = form.getByRole('button', { name: 'Lagre' })

  await day.fill('31.02.')
  await save.click()
  await expect(form.getByRole('alert').first()).toBeFocused()
  await expect(form.getByText('Det du har skrevet, er lagret.')).toBeVisible()
  await page.reload()
  await expect(day).toHaveValue('31.02.')
  await form.getByRole('button', { name: 'Forkast utkastet' }).click()
  await expect(day).toHaveValue(saved)

  // The same day as people also write it.
  await day.fill(` ${saved.slice(0, -1)} `)
  await save.dblclick()
  await expect(page.getByText('Fristene er lagret.')).toBeVisible()
  await expect(day).toHaveValue(saved)
})
