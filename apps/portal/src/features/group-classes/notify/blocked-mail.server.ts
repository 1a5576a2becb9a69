import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { FoundBlock } from './find-block.server.ts'

export function composeBlockedMail(block: FoundBlock, portalUrl: string): ComposedMail {
  const { cause, endsAt, firstName } = block
  return composeMail(block.language, (locale) => ({
    subject: m.group_class_blocked_subject({}, { locale }),
    paragraphs: [
      m.group_class_place_freed_greeting({ firstName }, { locale }),
      cause === 'no-shows'
        ? m.group_class_blocked_no_shows({}, { locale })
        : m.group_class_blocked_staff({}, { locale }),
      endsAt
        ? m.group_class_blocked_until({ until: formatInstant(endsAt, locale) }, { locale })
        : m.group_class_blocked_endless({}, { locale }),
      m.group_class_blocked_contact({ url: `${portalUrl}${pagePath('gyms', locale)}` }, { locale }),
    ],
  }))
}
