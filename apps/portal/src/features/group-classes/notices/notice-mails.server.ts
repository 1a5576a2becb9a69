import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { classAddress } from '../model/class-address.ts'
import type { Language } from '../model/contract.ts'
import type { AskedNotice } from './contract.ts'

export type ToldClass = {
  firstName: string
  /** Null: they have no profile. */
  language: Language | null
  classId: number
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

/** What somebody has asked to be told: that booking has opened, or that a place is free. */
export function composeNoticeMail(
  kind: AskedNotice,
  told: ToldClass,
  portalUrl: string,
): ComposedMail {
  const texts = {
    opening: { subject: m.class_opening_subject, news: m.class_opening_news },
    place: { subject: m.class_place_subject, news: m.class_place_news },
  }[kind]
  return composeMail(told.language, (locale) => ({
    subject: texts.subject(aboutClass(told, locale), { locale }),
    paragraphs: [
      m.group_class_place_freed_greeting({ firstName: told.firstName }, { locale }),
      texts.news(aboutClass(told, locale), { locale }),
      m.class_notice_link({ url: portalUrl + addressOf(told, locale) }, { locale }),
    ],
  }))
}

/** That the deadline for unbooking comes near, with a link to unbook and one to have no more of these. */
export function composeReminderMail(
  told: ToldClass,
  links: { unbook: string; stop: string },
  portalUrl: string,
): ComposedMail {
  const linkTo = (token: string, locale: Language) =>
    `${portalUrl}${pagePath('classLink', locale)}#${token}`
  return composeMail(told.language, (locale) => ({
    subject: m.class_reminder_subject(aboutClass(told, locale), { locale }),
    paragraphs: [
      m.group_class_place_freed_greeting({ firstName: told.firstName }, { locale }),
      m.class_reminder_news(aboutClass(told, locale), { locale }),
      m.class_reminder_unbook(
        {
          deadline: formatInstant(told.unbookingClosesAt, locale),
          url: linkTo(links.unbook, locale),
        },
        { locale },
      ),
      m.class_reminder_stop({ url: linkTo(links.stop, locale) }, { locale }),
    ],
  }))
}

function aboutClass({ className, centerName, startsAt }: ToldClass, locale: Language) {
  return {
    className: className[locale],
    center: centerName,
    start: formatInstant(startsAt, locale),
  }
}

function addressOf({ classId, startsAt }: ToldClass, locale: Language): string {
  return classAddress({ id: classId, startTime: startsAt.toISOString() }, locale)
}
