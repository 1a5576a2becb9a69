import { randomUUID } from 'node:crypto'
import { openVisitor } from '../../../../../e2e/support/association-events.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
import { addCourse } from '../../../../../e2e/support/courses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import {
  expect,
  expectNoSidewaysScroll,
  hydrated,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'

const words = {
  no: {
    book: '/kurskalender/bestill/',
    howMany: 'Hvor mange plasser',
    name: 'Navn',
    sum: /Til sammen 600/,
    hold: /Hold av og gå til betaling av 600/,
    pay: /^Betal 600/,
    have: 'Du har plass',
    toMine: 'Til kursene mine',
    show: (name: string) => `Vis billetten til ${name}`,
    code: /Kode for kamera/,
    keep: 'Ta vare på billetten på denne enheten',
    kept: /Billetten er lagret på enheten/,
    offline: /Du har ikke nett/,
    passOf: (name: string) => `Gi billetten til ${name} videre`,
    pass: 'Gi videre',
    cancelOne: (name: string) => `Avbestill plassen til ${name}`,
    fee: /Du har betalt 300.*får 250.*beholder 50/,
    cancel: /Ja, avbestill og få 250/,
    cancelled: /Du får 250.*tilbake på kortet/,
    bookFree: 'Book',
    queue: 'Still deg i kø',
    waits: 'Du er nummer 1 i køen.',
    leave: 'Gå ut av køen',
    yes: 'Ja, avbestill',
    done: 'Avbestillingen er gjort.',
  },
  en: {
    book: '/en/course-calendar/book/',
    howMany: 'How many places',
    name: 'Name',
    sum: /600.*in all/,
    hold: /Hold and go to payment of 600/,
    pay: /^Pay 600/,
    have: 'You have a place',
    toMine: 'To my courses',
    show: (name: string) => `Show the ticket of ${name}`,
    code: /Code for cameras/,
    keep: 'Keep the ticket on this device',
    kept: /The ticket is kept on this device/,
    offline: /You have no network/,
    passOf: (name: string) => `Pass on the ticket of ${name}`,
    pass: 'Pass on',
    cancelOne: (name: string) => `Cancel the place of ${name}`,
    fee: /You have paid 300.*get 250.*keep 50/,
    cancel: /Yes, cancel and get 250/,
    cancelled: /You get 250.*back on your card/,
    bookFree: 'Book',
    queue: 'Join the queue',
    waits: 'You are number 1 in the queue.',
    leave: 'Leave the queue',
    yes: 'Yes, cancel',
    done: 'The cancellation is done.',
  },
}

// The phone has no network for a while.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`

for (const language of languages) {
  const text = words[language]
  const isFirst = language === languages[0]

  test(`people book a course for two, pass a ticket on, cancel one, and wait (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    // The phone and the desktop book as the same person.
    const [nils, oda] = [newName('Nils'), newName('Oda')]
    await logIn(page, memberEmail(isFirst ? 4 : 8))
    await test.step('somebody books for two and pays', async () => {
      const course = await addCourse({
        inHours: 20,
        capacity: 4,
        mostSeats: 3,
        priceOre: 30_000,
        keepOre: 5_000,
      })
      await page.goto(text.book + course.id)
      await hydrated(page)
      await page.getByLabel(text.howMany).selectOption('2')
      await page.getByLabel(text.name, { exact: true }).fill(nils)
      await expect(page.getByText(text.sum)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: text.hold }).click()
      await page.getByRole('link', { name: text.pay }).click()
      await payWith(page, language, cards.frictionless)
      await expect(page.getByText(text.have)).toBeVisible()
    })
    await test.step('they see both tickets; one opens without a network', async () => {
      await page.getByRole('link', { name: text.toMine }).click()
      await expect(page.getByRole('link', { name: text.show(nils) })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: text.show(nils) }).click()
      await expect(page.getByRole('img', { name: text.code })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: text.keep }).click()
      await expect(page.getByText(text.kept).first()).toBeVisible()
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByText(text.offline)).toBeVisible()
      await expect(page.getByRole('img', { name: text.code })).toBeVisible()
      await page.context().setOffline(false)
      await page.goBack()
    })
    await test.step('they pass it on, and then cancel it with the fee shown', async () => {
      await page.getByRole('button', { name: text.passOf(nils) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.name, { exact: true }).fill(oda)
      await dialog.getByRole('button', { name: text.pass, exact: true }).click()
      await expect(page.getByRole('link', { name: text.show(oda) })).toBeVisible()
      await page.getByRole('button', { name: text.cancelOne(oda) }).click()
      await expect(dialog.getByText(text.fee)).toBeVisible()
      await dialog.getByRole('button', { name: text.cancel }).click()
      await expect(page.getByText(text.cancelled)).toBeVisible()
      await expect(page.getByRole('link', { name: text.show(oda) })).toBeHidden()
    })
    await test.step('a course is full: somebody else waits, and leaves the queue', async () => {
      const full = await addCourse({ inHours: 48, capacity: 1 })
      await page.goto(text.book + full.id)
      await page.getByRole('button', { name: text.bookFree, exact: true }).click()
      await expect(page.getByText(text.have)).toBeVisible()
      const visitor = await openVisitor(browser, memberEmail(isFirst ? 10 : 14))
      await visitor.goto(text.book + full.id)
      await hydrated(visitor)
      await visitor.getByRole('button', { name: text.queue }).click()
      await expect(visitor.getByText(text.waits)).toBeVisible()
      await expectNoSidewaysScroll(visitor)
      await visitor.getByRole('button', { name: text.leave }).click()
      await visitor.getByRole('dialog').getByRole('button', { name: text.yes }).click()
      await expect(visitor.getByText(text.done)).toBeVisible()
      await visitor.close()
    })
  })
}
