import { bookAndPay, freeHours } from '../../../../../e2e/support/book-court.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

test.skip(!process.env.E2E_SIMULATOR_KEY, 'needs the simulator of its own site')

const words = {
  no: {
    page: '/min-side/trening',
    inTime: /Avbestill senest .+ for å få alt tilbake/,
    cancel: /^Avbestill\b/,
    question: /^Avbestille /,
    comesBack: /Du får (\d+\skr) av \1 tilbake/,
    yes: /^Avbestill og få \d+\skr tilbake/,
    done: /Bookingen er avbestilt, og \d+\skr er på vei/,
    past: 'Tidligere og avbestilt',
    readRefund: /Avbestilt\. \d+\skr betales tilbake/,
    receipt: /^Last ned kvitteringen/,
  },
  en: {
    page: '/en/my-page/sports',
    inTime: /Cancel by .+ to get everything back/,
    cancel: /^Cancel the booking/,
    question: /^Cancel /,
    comesBack: /You get (\d+\skr) of \1 back/,
    yes: /^Cancel and get \d+\skr back/,
    done: /Your booking is cancelled, and \d+\skr is on its way/,
    past: 'Earlier and cancelled',
    readRefund: /Cancelled\. \d+\skr is refunded/,
    receipt: /^Download the receipt/,
  },
}

for (const [index, language] of languages.entries()) {
  const text = words[language]

  test(`a member cancels a paid court and sees the refund (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, memberEmail(14 + index))
    // One language takes the first hour of the day and the other the last, so that they do not
    // collide.
    const free = await freeHours(page.request, 'Squash', addDays(osloDate(new Date()), 7))
    const hour = language === 'no' ? free[0] : free.at(-1)
    if (!hour) throw new Error('no court is free for an hour')
    await bookAndPay(page.request, language, hour)
    await page.goto(text.page)
    const section = page.getByRole('main')
    await section.locator('summary', { hasText: 'Squash' }).click()
    await expect(section.getByText(text.inTime)).toBeVisible()
    await expectAccessible()

    await section.getByRole('button', { name: text.cancel }).click()
    const dialog = page.getByRole('dialog', { name: text.question })
    await expect(dialog.getByText(text.comesBack)).toBeVisible()
    await expectAccessible()
    // Two clicks at once cancel one booking.
    await dialog.getByRole('button', { name: text.yes }).dblclick()
    await expect(page.getByText(text.done)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('button', { name: text.cancel })).toHaveCount(0)

    await section.getByText(text.past).click()
    await expect(section.getByText(text.readRefund).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: text.receipt }).first().click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expectNoSidewaysScroll(page)
  })
}
