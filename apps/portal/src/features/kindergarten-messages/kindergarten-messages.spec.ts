import { addFamily, knowsFieldKeys } from '../../../../../e2e/support/kindergartens.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/min-side/barnehage/meldinger',
    staffPage: '/ansatt/barnehager/meldinger',
    empty: 'Her leser du meldinger når barnehagen har gitt deg tilgang til et barn.',
    write: 'Skriv til barnehagen',
    onlyMe: 'Bare jeg og barnehagen',
    onlyMeReads: 'Bare du og de ansatte i barnehagen leser dette.',
    allRead: 'Du, Per Lunde og de ansatte i barnehagen leser dette.',
    subject: 'Emne',
    message: 'Melding',
    missing: 'Skriv hva meldingen handler om.',
    send: 'Send',
    sent: 'Meldingen er sendt.',
    unread: '1 ulest',
    noStrongLogin: /Samtaler kan ikke merkes som sensitive, fordi ID-porten ikke er koblet til/,
    retract: 'Tilbakekall',
    retracted: /Meldingen ble tilbakekalt av /,
    toAll: 'Skriv melding til alle',
    kindergarten: 'Barnehage',
    title: 'Emne på norsk',
    text: 'Melding på norsk',
    reach: 'Meldingen går til 2 foresatte.',
    confirm: 'Jeg har kontrollert hvem meldingen går til',
    unconfirmed: 'Bekreft hvem meldingen går til.',
    reached: 'Meldingen er sendt til 2 foresatte.',
    notRead: '2 av 2 foresatte har ikke lest den',
    notReadAfter: '1 av 2 foresatte har ikke lest den',
    mail: 'Ny melding fra barnehagen',
  },
  en: {
    page: '/en/my-page/kindergarten/messages',
    staffPage: '/en/staff/kindergartens/messages',
    empty: 'You can read messages here when the kindergarten has given you access to a child.',
    write: 'Write to the kindergarten',
    onlyMe: 'Only me and the kindergarten',
    onlyMeReads: 'Only you and the staff of the kindergarten read this.',
    allRead: 'You, Per Lunde and the staff of the kindergarten read this.',
    subject: 'Subject',
    message: 'Message',
    missing: 'Enter what the message is about.',
    send: 'Send',
    sent: 'The message is sent.',
    unread: '1 unread',
    noStrongLogin: /Conversations cannot be marked as sensitive because ID-porten is not connected/,
    retract: 'Retract',
    retracted: /This message was retracted by /,
    toAll: 'Write a message to everyone',
    kindergarten: 'Kindergarten',
    title: 'Subject in English',
    text: 'Message in English',
    reach: 'The message goes to 2 guardians.',
    confirm: 'I have checked who the message goes to',
    unconfirmed: 'Confirm who the message goes to.',
    reached: 'The message is sent to 2 guardians.',
    notRead: '2 of 2 guardians have not read it',
    notReadAfter: '1 of 2 guardians have not read it',
    mail: 'New message from the kindergarten',
  },
} as const

test.describe.configure({ timeout: 120_000 })

for (const language of languages) {
  const text = texts[language]

  test(`a guardian and the leader write to each other (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.skip(!knowsFieldKeys, 'only where the settings of the site are known')
    const email = await signUp(page, language)
    const desk = await openDesk(browser, 'kindergarten')

    await test.step('who has no access reads why nothing is here', async () => {
      await page.goto(text.page)
      await expect(page.getByText(text.empty)).toBeVisible()
      await expectAccessible()
    })
    const { kindergarten, child } = await addFamily(email, 'staff-kindergarten@trivsel.example')
    const subject = `Turtøy ${kindergarten}`

    await test.step('the guardian writes, for themselves alone, once with a double-click', async () => {
      await page.reload()
      await page.getByRole('button', { name: text.write }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(text.allRead)).toBeVisible()
      await dialog.getByLabel(text.onlyMe).check()
      await expect(dialog.getByText(text.onlyMeReads)).toBeVisible()
      await dialog.getByRole('button', { name: text.send, exact: true }).click()
      await expect(dialog.getByText(text.missing).first()).toBeVisible()
      await dialog.getByLabel(text.subject).fill(subject)
      await dialog.getByLabel(text.message, { exact: true }).fill('Hva skal hun ha på seg?')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(page.getByText(text.sent)).toBeVisible()
      await expect(page.getByRole('link', { name: subject })).toHaveCount(1)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the leader reads and answers', async () => {
      await desk.goto(text.staffPage)
      await expect(desk.getByRole('row', { name: subject })).toContainText(text.unread)
      await desk.getByRole('link', { name: subject }).click()
      await expect(desk.getByText('Hva skal hun ha på seg?')).toBeVisible()
      await expect(desk.getByText(text.noStrongLogin)).toBeVisible()
      await desk.getByLabel(text.message, { exact: true }).fill('Regntøy og støvler.')
      await desk.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(desk.getByText('Regntøy og støvler.')).toHaveCount(1)
      await desk.goto(text.staffPage)
      await expect(desk.getByRole('row', { name: subject })).toContainText(child)
      await expect(desk.getByRole('row', { name: subject })).not.toContainText(text.unread)
    })

    await test.step('the guardian is mailed without a name, reads it and answers', async () => {
      const link = await linkInMail(page.request, { to: email, subject: text.mail })
      expect(link).toMatch(/\/(meldinger|messages)$/)
      await page.goto(text.page)
      const row = page.getByRole('listitem').filter({ hasText: subject })
      await expect(row).toContainText(text.unread)
      await row.getByRole('link', { name: subject }).click()
      await expect(page.getByText('Regntøy og støvler.')).toBeVisible()
      await page.getByLabel(text.message, { exact: true }).fill('Takk!')
      await page.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(page.getByRole('listitem').filter({ hasText: 'Takk!' })).toHaveCount(1)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the leader retracts the answer, and both see that it was', async () => {
      await desk.getByRole('link', { name: subject }).click()
      await desk.getByRole('button', { name: text.retract, exact: true }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('button', { name: text.retract, exact: true }).dblclick()
      await expect(desk.getByText(text.retracted)).toBeVisible()
      await page.reload()
      await expect(page.getByText(text.retracted)).toBeVisible()
      await expect(page.getByText('Regntøy og støvler.')).toHaveCount(0)
    })

    await test.step('the leader writes to all, and sees who has not read it', async () => {
      await desk.goto(text.staffPage)
      await desk.getByRole('button', { name: text.toAll }).click()
      const dialog = desk.getByRole('dialog')
      const choice = dialog.getByLabel(text.kindergarten)
      if (await choice.isVisible()) await choice.selectOption({ label: kindergarten })
      await dialog.getByLabel(text.title).fill(`Sommerfest ${kindergarten}`)
      await dialog.getByLabel(text.text).fill('Velkommen på fredag.')
      await expect(dialog.getByText(text.reach)).toBeVisible()
      await dialog.getByRole('button', { name: text.send, exact: true }).click()
      await expect(dialog.getByText(text.unconfirmed).first()).toBeVisible()
      await dialog.getByLabel(text.confirm).check()
      await dialog.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(desk.getByText(text.reached)).toBeVisible()
      const row = desk.getByRole('listitem').filter({ hasText: `Sommerfest ${kindergarten}` })
      await expect(row).toContainText(text.notRead)

      await page.goto(text.page)
      await page.getByText(`Sommerfest ${kindergarten}`).click()
      await expect(page.getByText('Velkommen på fredag.')).toBeVisible()
      await expectAccessible()
      await expect(async () => {
        await desk.reload()
        await expect(row).toContainText(text.notReadAfter, { timeout: 2_000 })
      }).toPass()
    })
    await desk.context().close()
  })
}
