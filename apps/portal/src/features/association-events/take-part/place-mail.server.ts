import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import type { PlaceNews } from '#core/places/news.server.ts'
import { refundDeadline } from '#core/places/rules.ts'
import { isTaken } from '#core/places/states.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { eventAddress } from '../model/event-address.ts'
import type { Participant } from './find-participant.server.ts'

type Place = Pick<
  Participant['place'],
  'expiresAt' | 'isFirstPool' | 'movedAt' | 'paymentId' | 'priceOre' | 'state' | 'waitingBecause'
>
type Event = Pick<
  Participant['event'],
  'id' | 'lateRefundPercent' | 'link' | 'place' | 'reason' | 'refundHours' | 'startsAt' | 'title'
>
export type MailAbout = Pick<
  Participant,
  'association' | 'firstName' | 'language' | 'poolFirstUntil' | 'position'
> & { readonly place: Place; readonly event: Event }

/** The mail to somebody about their place at an event. */
export function composePlaceMail(
  news: PlaceNews,
  about: MailAbout,
  portalUrl: string,
): ComposedMail {
  return composeMail(about.language, (locale) => {
    const { event, firstName } = about
    const title = textOrOther(event.title, locale)
    const { subject, paragraphs } = textsOf(news, about, { title, locale })
    return {
      subject,
      paragraphs: [
        m.event_place_mail_greeting({ firstName }, { locale }),
        ...paragraphs,
        m.event_place_mail_link(
          { url: `${portalUrl}${eventAddress(event.id, locale)}` },
          { locale },
        ),
      ],
    }
  })
}

type Said = { readonly title: string; readonly locale: Locale }

function textsOf(news: PlaceNews, about: MailAbout, said: Said) {
  const { title, locale } = said
  const options = { locale }
  const { association } = about
  switch (news.kind) {
    case 'booked':
      return {
        subject: m.event_place_mail_booked_subject({ title }, options),
        paragraphs: [
          m.event_place_mail_booked({ title, association }, options),
          ...bookedFacts(about, locale),
        ],
      }
    case 'promoted':
      return promoted(about, said)
    case 'waiting':
      return {
        subject: m.event_place_mail_waiting_subject({ title }, options),
        paragraphs: [
          m.event_place_mail_waiting(
            { title, association, position: about.position ?? 1 },
            options,
          ),
          waitingReason(about, locale),
          m.event_place_mail_waiting_next({}, options),
        ],
      }
    case 'expired':
      return {
        subject: m.event_place_mail_expired_subject({ title }, options),
        paragraphs: [m.event_place_mail_expired({ title }, options)],
      }
    case 'no-place':
      return {
        subject: m.event_place_mail_no_place_subject({ title }, options),
        paragraphs: [m.event_place_mail_no_place({ title }, options)],
      }
    case 'called-off':
      return {
        subject: m.event_place_mail_called_off_subject({ title }, options),
        paragraphs: [
          m.event_place_mail_called_off(
            { title, association, when: whenOf(about, locale) },
            options,
          ),
          ...reasonOf(about.event.reason, locale),
          ...refundText(news.refundOre, locale),
        ],
      }
    case 'cancelled':
      return cancelled(news, about, said)
  }
}

function promoted(about: MailAbout, { title, locale }: Said) {
  const options = { locale }
  const { place, association } = about
  if (place.state !== 'held' || place.expiresAt === null)
    return {
      subject: m.event_place_mail_promoted_free_subject({ title }, options),
      paragraphs: [
        m.event_place_mail_promoted_free({ title, association }, options),
        ...bookedFacts(about, locale),
      ],
    }
  const until = formatInstant(place.expiresAt, locale)
  return {
    subject: m.event_place_mail_promoted_subject({ title, until }, options),
    paragraphs: [
      m.event_place_mail_promoted({ title, association }, options),
      m.event_place_mail_promoted_pay(
        { amount: amountText(place.priceOre, locale), until },
        options,
      ),
      m.event_place_mail_promoted_else({}, options),
      whenAndWhere(about, locale),
    ],
  }
}

function cancelled(
  news: Extract<PlaceNews, { kind: 'cancelled' }>,
  { event, association, place }: MailAbout,
  { title, locale }: Said,
) {
  const options = { locale }
  const isOwn = news.because === 'by-person' || news.because === 'declined'
  const wasPaid = place.paymentId !== null
  const when = formatInstant(event.startsAt, locale)
  return {
    subject: m.event_place_mail_cancelled_subject({ title }, options),
    paragraphs: [
      isOwn
        ? m.event_place_mail_cancelled_own({ title, when }, options)
        : news.because === 'by-organiser'
          ? m.event_place_mail_cancelled_by_board({ title, association, when }, options)
          : m.event_place_mail_cancelled({ title, association }, options),
      ...reasonOf(news.reason, locale),
      ...(wasPaid && news.refundOre === 0 ? [m.event_place_mail_no_refund({}, options)] : []),
      ...refundText(news.refundOre, locale),
    ],
  }
}

const reasonOf = (reason: string | null, locale: Locale): string[] =>
  reason ? [m.event_place_mail_reason({ reason }, { locale })] : []

const refundText = (refundOre: number, locale: Locale): string[] =>
  refundOre > 0
    ? [m.event_place_mail_refund({ amount: amountText(refundOre, locale) }, { locale })]
    : []

const whenOf = ({ event }: Pick<MailAbout, 'event'>, locale: Locale) =>
  formatInstant(event.startsAt, locale)

export function whenAndWhere({ event }: Pick<MailAbout, 'event'>, locale: Locale): string {
  const when = formatInstant(event.startsAt, locale)
  return m.event_place_mail_when({ when, where: event.place }, { locale })
}

function bookedFacts(about: MailAbout, locale: Locale): string[] {
  const { event, place } = about
  const options = { locale }
  const until = formatInstant(refundDeadline(event, event), locale)
  const { lateRefundPercent: percent } = event
  const paid = [
    m.event_place_mail_paid({ amount: amountText(place.priceOre, locale) }, options),
    ...(place.movedAt === null
      ? [m.event_place_mail_rules({ until, percent }, options)]
      : movedRule(about, locale)),
  ]
  return [
    whenAndWhere(about, locale),
    ...(event.link ? [m.event_place_mail_video({ url: event.link }, options)] : []),
    ...(place.priceOre > 0 ? paid : [m.event_place_mail_cancel_free({}, options)]),
  ]
}

/** What somebody with a place that costs something may do since time or place have changed. */
export function movedRule({ event, place }: MailAbout, locale: Locale): string[] {
  if (place.movedAt === null || place.priceOre === 0 || !isTaken(place.state)) return []
  const until = formatInstant(event.startsAt, locale)
  const amount = amountText(place.priceOre, locale)
  return [m.event_place_mail_moved_rule({ amount, until }, { locale })]
}

function waitingReason({ place, poolFirstUntil }: MailAbout, locale: Locale): string {
  return place.waitingBecause === 'pool-first' && poolFirstUntil
    ? m.event_place_waits_for_members({ until: formatInstant(poolFirstUntil, locale) }, { locale })
    : m.event_place_waits_full({}, { locale })
}
