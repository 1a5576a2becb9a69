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
    edit: (id: string, event: string) =>
      `/min-side/foreninger/detaljer/${id}/arrangementer/endre/${event}`,
    door: (id: string, event: string) =>
      `/min-side/foreninger/detaljer/${id}/arrangementer/${event}/innsjekk`,
    price: 'Pris',
    hold: /Hold av plass og betal 100/,
    pay: /^Betal 100/,
    booked: 'Du har plass.',
    nothingBack: /Avbestill uten å få 100/,
    place: 'Sted',
    save: 'Lagre',
    mayCancel: /De som har betalt, kan avbestille.*100/,
    tell: 'Lagre og si fra',
    told: /1 får en e.+post om det/,
    moved: /Tid eller sted er endret.*avbestille gratis/,
    allBack: /Avbestill gratis og få 100.*tilbake/,
    cancelFor: 'Avbestill for noen',
    cancelOne: /^Avbestill plassen til /,
    reason: 'Begrunnelse (valgfritt)',
    yes: /Avbestill og betal tilbake 100/,
    cancelled: /er avbestilt\. 100.*betales tilbake/,
    gone: 'Du har ikke lenger en plass her.',
  },
  en: {
    page: '/en/associations/event/',
    edit: (id: string, event: string) =>
      `/en/my-page/associations/details/${id}/events/edit-event/${event}`,
    door: (id: string, event: string) =>
      `/en/my-page/associations/details/${id}/events/${event}/check-in`,
    price: 'Price',
    hold: /Hold a place and pay 100/,
    pay: /^Pay 100/,
    booked: 'You have a place.',
    nothingBack: /Cancel without getting 100/,
    place: 'Place',
    save: 'Save',
    mayCancel: /Those who have paid can cancel.*100/,
    tell: 'Save and tell them',
    told: /1 person gets an email about it/,
    moved: /time or place has changed.*cancel free of charge/,
    allBack: /Cancel free of charge and get 100.*back/,
    cancelFor: 'Cancel places',
    cancelOne: /^Cancel the place of /,
    reason: 'Reason (optional)',
    yes: /Cancel and refund 100/,
    cancelled: /is cancelled\. 100.*is refunded/,
    gone: 'You no longer have a place here.',
  },
}

for (const [index, language] of languages.entries()) {
  const text = words[language]

  test(`an event is moved, which makes cancelling free; the board cancels a place (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await logIn(page, eventBoard)
    const visitor = await openVisitor(browser, memberEmail(18 + 2 * index))
    const main = page.getByRole('main')
    // Nothing is refunded any more by its ordinary rule.
    const { id, eventId } = await addPaidEvent(page, { daysAhead: 6, refundHours: 720 })
    const seePage = async () => {
      await visitor.goto(text.page + eventId)
      await hydrated(visitor)
    }

    await test.step('somebody pays for a place; the way back names association and event', async () => {
      await seePage()
      await expect(visitor.getByRole('main').getByText(text.price, { exact: true })).toHaveCount(1)
      await visitor.getByRole('button', { name: text.hold }).click()
      await visitor.getByRole('link', { name: text.pay }).click()
      await expect(
        visitor.getByRole('navigation').getByRole('link', { name: /^Spill / }),
      ).toBeVisible()
      await payWith(visitor, language, cards.frictionless)
      await expect(visitor.getByText(text.booked)).toBeVisible()
      await seePage()
      await expect(visitor.getByRole('button', { name: text.nothingBack })).toBeVisible()
    })

    await test.step('the board moves it, and reads what that may cost', async () => {
      await page.goto(text.edit(id, eventId))
      await main.getByLabel(text.place, { exact: true }).fill('Aulaen')
      await main.getByRole('button', { name: text.save }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(text.mayCancel)).toBeVisible()
      await expectAccessible()
      await dialog.getByRole('button', { name: text.tell }).dblclick()
      await expect(page.getByText(text.told)).toBeVisible()
    })

    await test.step('who has paid may cancel free of charge', async () => {
      await seePage()
      await expect(visitor.getByText(text.moved)).toBeVisible()
      await expect(visitor.getByRole('button', { name: text.allBack })).toBeVisible()
      await expectNoSidewaysScroll(visitor)
    })

    await test.step('the board cancels the place, and pays all of it back', async () => {
      await page.goto(text.door(id, eventId))
      await main.getByRole('button', { name: text.cancelFor }).click()
      await main.getByRole('button', { name: text.cancelOne }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.reason).fill('Vi blir for mange.')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: text.yes }).dblclick()
      await expect(page.getByText(text.cancelled)).toBeVisible()
      await seePage()
      await expect(visitor.getByText(text.gone)).toBeVisible()
    })
    await visitor.close()
  })
}
