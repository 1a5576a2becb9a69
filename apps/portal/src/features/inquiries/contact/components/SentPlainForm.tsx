import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { maxFiles } from '#core/files/limits.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatFileSize } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { mostContactFiles } from '../contact-form.ts'
import type { ContactOutcome } from '../plain/outcomes.ts'

const refusalTexts: Readonly<Record<Exclude<ContactOutcome, 'sent'>, () => string>> = {
  fields: m.contact_plain_fields,
  'national-id': m.looks_like_national_id,
  category: m.contact_category_unknown,
  files: () =>
    m.contact_plain_files({ count: mostContactFiles, most: formatFileSize(maxFiles, 1_024) }),
  spam: m.form_spam,
  'too-many': () => accountErrorText(new ApiError(429, 'TOO_MANY_ATTEMPTS')),
  busy: m.login_busy,
}

/** In the place of the form after it was sent without JavaScript. */
export function SentPlainForm({ outcome }: { outcome: ContactOutcome }) {
  const isSent = outcome === 'sent'
  return (
    <div className={formStyles.outcome}>
      <NoticeBox
        tone={isSent ? 'success' : 'danger'}
        heading={isSent ? m.contact_sent_heading() : m.contact_plain_refused()}
      >
        <p>{isSent ? m.contact_plain_sent() : refusalTexts[outcome]()}</p>
        {!isSent && <p>{m.contact_plain_back()}</p>}
      </NoticeBox>
      <p>
        <a href={pagePath('contact', getLocale())}>{m.contact_another()}</a>
      </p>
    </div>
  )
}
