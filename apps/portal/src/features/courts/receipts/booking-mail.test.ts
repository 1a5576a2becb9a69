import type { Locale } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import { type BookingEvent, composeBookingMail } from './booking-mail.server.ts'

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`)
/** An hour of squash on a Wednesday evening, at 75 kroner per half hour. */
const sold = {
  court: { no: 'Squashbane 1', en: 'Squash court 1' },
  centerName: 'Blindern',
  startsAt: at('17:00'),
  endsAt: at('18:00'),
  units: [at('17:00'), at('17:30')].map((startsAt) => ({ startsAt, priceOre: 7_500 })),
  amountOre: 15_000,
}
const portalUrl = 'https://trivsel.example'
const write = (event: BookingEvent, locale: Locale, percent = 50) => {
  const letter = composeBookingMail(
    event,
    {
      firstName: 'Kari',
      sold,
      rules: { refundHours: 24, lateRefundPercent: percent },
      reference: '900000000001',
    },
    locale,
  )
  const text = [letter.subject, ...letter.paragraphs].join('\n')
  return text.replaceAll('\u00a0', ' ')
}

test('the mail of a booking has court, place, time, price and refund rules', () => {
  const text = write({ kind: 'booked', portalUrl }, 'no')
  expect(text).toContain('Du har booket Squashbane 1')
  expect(text).toContain('på Blindern, onsdag 25. november kl. 18.00–19.00')
  expect(text).toContain('18.00–18.30: 75,00 kr\n18.30–19.00: 75,00 kr\nBetalt: 150,00 kr')
  expect(text).toContain('merverdiavgift 0,00 kr')
  expect(text).toContain('900000000001')
  expect(text).toContain('senest 24 timer før start')
  expect(text).toContain('50 prosent')
  expect(text).toContain('https://trivsel.example/min-side/trening')
})

test('the mail is available in English', () => {
  const text = write({ kind: 'booked', portalUrl }, 'en', 0)
  expect(text).toContain('You have booked Squash court 1')
  expect(text).toContain('Wednesday 25 November at 18:00–19:00')
  expect(text).toContain('NOK 150.00')
  expect(text).toContain('After that you get nothing back.')
  expect(text).toContain('https://trivsel.example/en/my-page/sports')
})

test('the mail of a cancellation has the refund, or says that there is none', () => {
  const back = write({ kind: 'cancelled', refundOre: 7_500, portalUrl }, 'no')
  expect(back).toContain('Vi betaler tilbake 75,00 kr')
  const nothing = write({ kind: 'cancelled', refundOre: 0, portalUrl }, 'no')
  expect(nothing).toContain('ingenting betales tilbake')
})
