import { describe, expect, it } from 'vitest'
import { composeBookingChangeMail } from './booking-change-mail.server.ts'

const place = (court: number, time: string) => ({
  courtName: { no: `Squashbane ${court}`, en: `Squash court ${court}` },
  center: 'Blindern',
  startsAt: new Date(`2026-11-24T${time}:00Z`),
})
const about = { firstName: 'Kari', place: place(2, '17:30'), from: null }
const compose = (changes: object) =>
  composeBookingChangeMail(
    {
      ...about,
      language: 'no',
      from: null,

      change: { kind: 'cancelled', refundOre: 12_000, reason: 'Gulvet er vått' },
      ...changes,
    } as Parameters<typeof composeBookingChangeMail>[0],
    'https://trivsel.example',
  )

describe('the mail to a member when staff', () => {
  it('move a booking has the old and the new place', () => {
    const change = { kind: 'moved', fromCourtId: 1, fromTime: '2026-11-24T16:00:00Z' }
    const { subject, text } = compose({ change, from: place(1, '16:00') })
    expect(subject).toBe('Banen du har booket, er flyttet')
    expect(text).toContain('Før: Squashbane 1, Blindern, tirsdag 24.\u00a0november kl. 17.00')
    expect(text).toContain('Nå: Squashbane 2, Blindern, tirsdag 24.\u00a0november kl. 18.30')
    expect(text).toContain('https://trivsel.example/min-side/trening')
  })

  it('cancel it has the reason and the refund', () => {
    const { text } = compose({})
    expect(text).toContain('Begrunnelse: Gulvet er vått')
    expect(text).toContain('Vi betaler tilbake 120,00\u00a0kr')
    const nothing = compose({ change: { kind: 'cancelled', refundOre: 0, reason: 'Ikke møtt' } })
    expect(nothing.text).toContain('blir ikke betalt tilbake')
  })

  it('refund a court that was never theirs has no reason when there is none', () => {
    const { subject, text } = compose({
      language: 'en',
      change: { kind: 'given-back', refundOre: 12_000, reason: '' },
    })
    expect(subject).toBe('We are refunding what you paid for a court')
    expect(text).not.toContain('Reason')
  })
})
