import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { MoneyNotice } from './money-notices.ts'

const subjects = {
  partly: m.money_mail_received_subject,
  all: m.money_mail_all_subject,
  more: m.money_mail_received_subject,
  returned: m.money_mail_returned_subject,
  paid: m.money_mail_paid_subject,
  failed: m.money_mail_failed_subject,
  'letter-ended': m.money_mail_letter_subject,
  'letter-replaced': m.money_mail_letter_subject,
} satisfies Record<MoneyNotice['what'], unknown>

function textOf(news: MoneyNotice, locale: Locale): string {
  const amount = formatKroner(news.amountOre)
  const options = { locale }
  switch (news.what) {
    case 'partly':
      return m.money_mail_partly({ amount, missing: formatKroner(news.missingOre) }, options)
    case 'all':
      return m.money_mail_all({ amount }, options)
    case 'more':
      return m.money_mail_more({ amount }, options)
    case 'returned':
      return m.money_mail_returned({ amount }, options)
    case 'paid':
      return m.money_mail_paid({ amount }, options)
    case 'failed':
      return m.money_mail_failed({ amount }, options)
    case 'letter-ended':
      return m.money_mail_letter_ended({ amount, missing: formatKroner(news.missingOre) }, options)
    case 'letter-replaced':
      return m.money_mail_letter_replaced({ amount }, options)
  }
}

/** In the student's language. It names amounts, and neither account numbers nor who has sent money. */
export function composeMoneyMail(
  news: MoneyNotice,
  { firstName, portalUrl }: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  return {
    subject: subjects[news.what]({}, { locale }),
    text: [
      m.deposit_mail_greeting({ firstName }, { locale }),
      textOf(news, locale),
      m.deposit_mail_link({ url: portalUrl + pagePath('depositAccount', locale) }, { locale }),
    ].join('\n\n'),
  }
}
