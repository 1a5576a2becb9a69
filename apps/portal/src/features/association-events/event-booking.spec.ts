import {
  addPaidEvent,
  eventBoard,
  openVisitor,
} from '../../../../../e2e/support/association-events.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
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
    page: '/foreninger/arrangement/',
    door: (id: string, event: string) =>
      `/min-side/foreninger/detaljer/${id}/arrangementer/${event}/innsjekk`,
    queue: 'Still deg i kø',
    waits: /Du er nummer 1 i køen/,
    members: /plassene er for medlemmer til/,
    hold: /Hold av plass og betal 100/,
    pay: /^Betal 100/,
    booked: 'Du har plass.',
    cancel: /Avbestill og få 100.*tilbake/,
    yes: /Ja, avbestill og få 100/,
    refunded: /Du får 100.*tilbake på kortet/,
    leave: 'Gå ut av køen',
    admit: /^Slipp inn /,
    unsent: /1.registrering er ikke sendt/,
    inside: /1[^1]*inne/,
  },
  en: {
    page: '/en/associations/event/',
    door: (id: string, event: string) =>
      `/en/my-page/associations/details/${id}/events/${event}/check-in`,
    queue: 'Join the queue',
    waits: /You are number 1 in the queue/,
    members: /places are for members until/,
    hold: /Hold a place and pay 100/,
    pay: /^Pay 100/,
    booked: 'You have a place.',
    cancel: /Cancel and get 100.*back/,
    yes: /Yes, cancel and get 100/,
    refunded: /You get 100.*back on your card/,
    leave: 'Leave the queue',
    admit: /^Let in /,
    unsent: /1.entry has not been sent/,
    inside: /1[^1]*inside/,
  },
}

// The phone has no network for a while.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

for (const [index, language] of languages.entries()) {
  const text = words[language]

  test(`people book an event, pay, cancel, and are let in without network (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await logIn(page, eventBoard)
    const visitor = await openVisitor(browser, memberEmail(18 + 2 * index))
    const goTo = async (eventId: string) => {
      await visitor.goto(text.page + eventId)
      await hydrated(visitor)
    }
    await test.step('while members are first, others wait and read why; a member books', async () => {
      const first = await addPaidEvent(page, { daysAhead: 10, membersFirstDays: 5 })
      await goTo(first.eventId)
      await visitor.getByRole('button', { name: text.queue }).click()
      await expect(visitor.getByText(text.waits)).toBeVisible()
      await expect(visitor.getByText(text.members)).toBeVisible()
      await page.goto(text.page + first.eventId)
      await expect(page.getByRole('button', { name: text.hold })).toBeVisible()
      await visitor.getByRole('button', { name: text.leave }).click()
      await visitor.getByRole('dialog').getByRole('button', { name: text.leave }).click()
      await expect(visitor.getByRole('button', { name: text.queue })).toBeVisible()
      await expectNoSidewaysScroll(visitor)
    })
    const { id, eventId } = await addPaidEvent(page, { daysAhead: 1, membersFirstDays: 0 })
    await test.step('somebody books and pays', async () => {
      await goTo(eventId)
      await visitor.getByRole('button', { name: text.hold }).click()
      await visitor.getByRole('link', { name: text.pay }).click()
      await payWith(visitor, language, cards.frictionless)
      await expect(visitor.getByText(text.booked)).toBeVisible()
      await expectNoSidewaysScroll(visitor)
    })
    await test.step('they cancel, and read what they get back before they press', async () => {
      await goTo(eventId)
      await visitor.getByRole('button', { name: text.cancel }).click()
      await visitor.getByRole('button', { name: text.yes }).click()
      await expect(visitor.getByText(text.refunded)).toBeVisible()
    })
    await test.step('they book again', async () => {
      await visitor.getByRole('button', { name: text.hold }).click()
      await visitor.getByRole('link', { name: text.pay }).click()
      await payWith(visitor, language, cards.frictionless)
      await expect(visitor.getByText(text.booked)).toBeVisible()
    })
    await test.step('the board lets them in while the phone has no network', async () => {
      await page.goto(text.door(id, eventId))
      const admit = page.getByRole('button', { name: text.admit })
      await expect(admit).toHaveCount(1)
      await expectAccessible()
      await page.context().setOffline(true)
      await admit.click()
      await expect(page.getByText(text.unsent)).toBeVisible()
      await expect(page.getByText(text.inside)).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByText(text.unsent)).toBeHidden()
      await page.reload()
      await expect(page.getByText(text.inside)).toBeVisible()
    })
    await visitor.close()
  })
}
