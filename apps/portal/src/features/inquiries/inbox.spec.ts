import type { APIRequestContext, Page } from '@playwright/test'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    contact: '/kontakt',
    inbox: '/ansatt/henvendelser',
    fields: { firstName: 'Fornavn', lastName: 'Etternavn', email: 'E-post', subject: 'Emne' },
    category: ['Kategori', 'Mat og drikke', 'Underkategori'],
    message: 'Melding',
    send: 'Send',
    received: 'Takk, vi har fått meldingen din',
    take: 'Ta henvendelsen',
    taken: 'Du har tatt denne.',
    answer: 'Svaret ditt',
    discard: 'Forkast utkastet',
    sendAnswer: 'Send svar',
    answered: /^Svaret .* er på vei[.]|^Svaret er på vei[.]/,
    sent: /^Sendt .*\d/,
    note: ['Nytt notat', 'Lagre notat', 'Notatet er lagret.'],
    search: 'Nummer, navn eller emne',
    close: 'Avslutt uten svar',
    closed: '1 henvendelse er avsluttet uten svar.',
    undo: 'Angre',
    waiting: /Venter på svar/,
  },
  en: {
    contact: '/en/contact',
    inbox: '/en/staff/inquiries',
    fields: { firstName: 'First name', lastName: 'Last name', email: 'Email', subject: 'Subject' },
    category: ['Category', 'Food and drink', 'Sub-category'],
    message: 'Message',
    send: 'Send',
    received: 'Thank you, we have received your message',
    take: 'Assign to me',
    taken: 'This inquiry is assigned to you.',
    answer: 'Your answer',
    discard: 'Discard the draft',
    sendAnswer: 'Send answer',
    answered: /^The answer .* on its way[.]/,
    sent: /^Sent .*\d/,
    note: ['New note', 'Save note', 'The note has been saved.'],
    search: 'Number, name or subject',
    close: 'Close without an answer',
    closed: '1 inquiry is closed without an answer.',
    undo: 'Undo',
    waiting: /Waiting for an answer/,
  },
} as const

for (const locale of locales) {
  const words = texts[locale]
  test(`staff answer a visitor, who replies by email (${locale})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const subject = `Oppstart ${locale} ${Date.now()}`
    const email = `linh.${Date.now()}.${locale}@example.org`
    const context = await browser.newContext({ baseURL: portalUrl })
    const visitor = await context.newPage()
    await visitor.goto(words.contact)
    await writeToUs(visitor, words, { subject, email })

    await enterAsDemoStaff(page, 'contact')

    await test.step('staff find, assign and answer the inquiry', async () => {
      await page.goto(words.inbox)
      await expect(page.getByRole('table')).toBeVisible()
      await page.keyboard.press('/')
      await page.getByLabel(words.search).fill(email)
      await expect(page.getByRole('row')).toHaveCount(2)
      expect(page.url()).not.toContain(email)
      await page.getByRole('row').nth(1).getByRole('checkbox').check()
      await page.getByRole('button', { name: words.close }).click()
      await expect(page.getByText(words.closed)).toBeVisible()
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByRole('row').getByText(words.waiting)).toBeVisible()
      await page.getByRole('link', { name: subject }).click()
      await page.getByRole('button', { name: words.take }).click()
      await expect(page.getByText(words.taken)).toBeVisible()
      await page.getByLabel(words.answer).fill('1. januar. Velkommen!')
      await page.reload()
      await expect(page.getByLabel(words.answer)).toHaveValue('1. januar. Velkommen!')
      await expect(page.getByRole('button', { name: words.discard })).toBeVisible()
      const inquiry = page.url()
      await page.getByRole('button', { name: words.sendAnswer }).dblclick()
      await expect(page.getByText(words.answered)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      // The next inquiry may be open now.
      await page.goto(inquiry)
    })

    await test.step('colleagues leave a note', async () => {
      const [label, save, saved] = words.note
      await page.getByLabel(label).fill('Spurte også på telefon.')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(saved)).toBeVisible()
    })

    await test.step('the answer arrives once, and the visitor replies', async () => {
      const own = await mailsTo(visitor.request, email)
      expect(own.filter(({ title }) => title.includes(subject))).toHaveLength(1)
      const answer = own.find(({ title }) => title.includes(subject))
      await visitor.goto(answer?.path ?? '')
      await visitor.getByRole('link', { name: 'Answer', exact: true }).click()
      await visitor.locator('textarea').fill('Tusen takk!')
      await visitor.getByRole('button', { name: 'Send' }).click()
      await expect(visitor.getByText('added')).toBeVisible()
    })

    await test.step('the thread continues', async () => {
      await page.reload()
      await expect(page.getByText('Tusen takk!')).toBeVisible()
      await expect(page.getByText(words.waiting)).toBeVisible()
      await expect(page.getByText(words.sent)).toBeVisible()
      await expect(page.getByLabel(words.answer)).toHaveValue('')
    })
    await context.close()
  })
}

async function writeToUs(
  page: Page,
  words: (typeof texts)[Locale],
  { subject, email }: { subject: string; email: string },
): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(words.fields.firstName).fill('Linh')
  await field(words.fields.lastName).fill('Nguyen')
  await field(words.fields.email).fill(email)
  const [category, chosen, subcategory] = words.category
  await field(category).selectOption(chosen)
  await field(subcategory).selectOption({ index: 1 })
  await page.getByLabel(words.fields.subject).fill(subject)
  await field(words.message).fill('Når begynner vi?')
  await page.getByRole('main').getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByText(words.received)).toBeVisible()
}

async function mailsTo(request: APIRequestContext, email: string) {
  const listed = async () => {
    const list = await (await request.get('/dev/mail')).text()
    const rows = [
      ...list.matchAll(/<a href="(\/dev\/mail\/\d[^"]+)">([^<]*)<\/a><br>\s*to ([^,]*)/g),
    ]
    return rows
      .filter(([, , , to]) => to === email)
      .map(([, path = '', title = '']) => ({ path, title }))
  }
  // The confirmation and the answer.
  await expect.poll(async () => (await listed()).length).toBeGreaterThanOrEqual(2)
  return listed()
}
