import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { classAddress } from '../model/class-address.ts'
import type { Language } from '../model/contract.ts'
import type { RequestableNotice } from './contract.ts'

export type RecipientClass = {
  firstName: string
  /** Null: they have no profile. */
  language: Language | null
  classId: number
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

/** A notice that a member requested: booking has opened, or a place is free. */
export function composeNoticeMail(
  kind: RequestableNotice,
  recipient: RecipientClass,
  portalUrl: string,
): ComposedMail {
  const texts = {
    opening: { subject: m.class_opening_subject, news: m.class_opening_news },
    place: { subject: m.class_place_subject, news: m.class_place_news },
  }[kind]
  return composeMail(recipient.language, (locale) => ({
    subject: texts.subject(aboutClass(recipient, locale), { locale }),
    paragraphs: [
      m.group_class_place_freed_greeting({ firstName: recipient.firstName }, { locale }),
      texts.news(aboutClass(recipient, locale), { locale }),
      m.class_notice_link({ url: portalUrl + addressOf(recipient, locale) }, { locale }),
    ],
  }))
}

/** A reminder of the deadline for unbooking, with a link to unbook and one to stop reminders. */
export function composeReminderMail(
  recipient: RecipientClass,
  links: { unbook: string; stop: string },
  portalUrl: string,
): ComposedMail {
  const linkTo = (token: string, locale: Language) =>
    `${portalUrl}${pagePath('classLink', locale)}#${token}`
  return composeMail(recipient.language, (locale) => ({
    subject: m.class_reminder_subject(aboutClass(recipient, locale), { locale }),
    paragraphs: [
      m.group_class_place_freed_greeting({ firstName: recipient.firstName }, { locale }),
      m.class_reminder_news(aboutClass(recipient, locale), { locale }),
      m.class_reminder_unbook(
        {
          deadline: formatInstant(recipient.unbookingClosesAt, locale),
          url: linkTo(links.unbook, locale),
        },
        { locale },
      ),
      m.class_reminder_stop({ url: linkTo(links.stop, locale) }, { locale }),
    ],
  }))
}

function aboutClass({ className, centerName, startsAt }: RecipientClass, locale: Language) {
  return {
    className: className[locale],
    center: centerName,
    start: formatInstant(startsAt, locale),
  }
}

function addressOf({ classId, startsAt }: RecipientClass, locale: Language): string {
  return classAddress({ id: classId, startTime: startsAt.toISOString() }, locale)
}
