import { findFreeClass, osloDate, refundEverything, rowOf } from './support/classes.ts'
import { logIn, memberEmail, password } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.use({ javaScriptEnabled: false })
test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

/** No other test books as this one. */
const member = memberEmail(20)

test('a visitor logs in on the way to a class, in the other language, and books it', async ({
  page,
  request,
}) => {
  await logIn({ request }, member)
  await refundEverything(request)
  const wanted = await findFreeClass(request, 23, 'en')
  const day = osloDate(wanted.startTime)
  const row = rowOf(page, wanted)
  // Searches for a text leave out what is in a noscript.
  const notice = row.locator('noscript .ds-alert')

  await test.step('the button leads to the login, and its language switch keeps the way', async () => {
    await page.goto(`/en/sports/group-classes?day=${day}`)
    await row.getByRole('button', { name: texts.en.book }).click()
    await page.getByRole('link', { name: texts.en.otherLanguage, exact: true }).click()
    await expect(page).toHaveURL(/^[^?]*\/logg-inn\?callback=%2Fen%2Fsports/)
  })

  await test.step('a wrong password gets a message, and the right one opens the class', async () => {
    await page.getByLabel(texts.no.email).fill(member)
    await page.getByLabel(texts.no.password).fill('feil passord')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('stemmer ikke')
    await page.getByLabel(texts.no.email).fill(member)
    await page.getByLabel(texts.no.password).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/sports/group-classes?day=${day}#class-${wanted.id}`)
  })

  await test.step('the class is booked and cancelled', async () => {
    await row.getByRole('button', { name: texts.en.book }).click()
    await expect(notice).toContainText(`You have now booked ${wanted.className}`)
    await expect(notice).toBeInViewport()
    await page.getByRole('button', { name: texts.en.unbook }).click()
    await expect(notice).toContainText(`You have now unbooked ${wanted.className}`)
  })
})

const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('the contact form is sent, and what was refused is still in it', async ({ page }) => {
  await page.goto('/kontakt')
  await page.getByLabel('Fornavn').fill('Linh')
  await page.getByLabel('Etternavn').fill('Nguyen')
  await page.getByLabel('E-post', { exact: true }).fill(`linh.${Date.now()}@example.org`)
  await page.getByLabel('Kategori', { exact: true }).selectOption('Gjenglemt')
  const text = page.getByLabel('Melding', { exact: true })
  await text.fill('Jeg heter 130972 48022 og la igjen en genser.')
  const files = page.getByLabel('Vedlegg')
  await files.setInputFiles({ name: 'genser.gif', mimeType: 'image/gif', buffer: image })
  const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page).toHaveURL('/kontakt?outcome=national-id')
  await expect(page.getByRole('main')).toContainText('Meldingen er ikke sendt')

  await page.goBack()
  await expect(text).toHaveValue(/^Jeg heter/)
  await text.fill('Jeg la igjen en genser.')
  await send.click()
  await expect(page).toHaveURL('/kontakt?outcome=sent')
  await expect(page.getByRole('main')).toContainText('Takk, vi har fått meldingen din')
  await page.getByRole('link', { name: 'Skriv en ny melding' }).click()
  await expect(text).toHaveValue('')
})

test('a form that needs JavaScript says what to do instead', async ({ page }) => {
  for (const path of ['/om-oss/semestervafler', '/om-oss/studenthelsekoordinator']) {
    await page.goto(path)
    const said = page.locator('main noscript p').first()
    await expect(said).toBeVisible()
    await expect(said).toContainText('Skjemaet virker ikke uten JavaScript')
    await page.getByRole('main').getByRole('link', { name: 'Slik når du oss' }).click()
    await expect(page).toHaveURL('/kontakt#contact')
  }
})
