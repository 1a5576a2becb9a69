import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { enterAsDemoStaff, newStaffEmail } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test.skip(
  ({ isMobile }) => isMobile,
  'the width makes no difference: the narrowest one is looked at, too',
)

test('an administrator invites an editor, who chooses a password, and removes another', async ({
  page,
  expectAccessible,
}) => {
  const email = newStaffEmail()
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/medarbeidere')
  const section = page.getByRole('region', { name: 'Redaktører i innholdssystemet' })
  const row = section.getByRole('listitem').filter({ hasText: email })

  await section.getByRole('button', { name: 'Inviter redaktør' }).press('Enter')
  await expect(section.getByRole('alert')).toContainText('Skriv inn e')
  await section.getByLabel('Redaktørens navn').fill('Ny Redaktør')
  await section.getByLabel(/^Redaktørens e-/).fill(email)
  await section.getByLabel('Rolle i innholdssystemet').selectOption('publisher')
  await section.getByRole('button', { name: 'Inviter redaktør' }).press('Enter')
  await expect(page.getByText(`Invitasjonen blir sendt til ${email}.`)).toBeVisible()
  await expect(row).toContainText('Publiserer: lagrer og publiserer')
  await expect(row).toContainText('Har en lenke til å velge passord')
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  const link = await linkInMail(page.request, { to: email, subject: 'invitert som redaktør' })
  await page.goto(link)
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/ansatt/medarbeidere')

  await row.getByRole('button', { name: 'Fjern tilgangen' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Det personen har skrevet, blir stående.')
  await dialog.getByRole('button', { name: 'Fjern tilgangen' }).press('Enter')
  await expect(row).toHaveCount(0)
})
