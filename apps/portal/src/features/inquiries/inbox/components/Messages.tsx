import { languageOf } from '@trivsel/content-contract/locales'
import { Attachments } from '#core/files/components/Attachments.tsx'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { InquiryMessage, OpenInquiry } from '../contract.ts'
import { deliveryText } from '../inbox-texts.ts'
import { fileAddress } from '../queries.ts'
import styles from './Inbox.module.css'

/** The messages of both sides, the oldest first. */
export function Messages({ found }: { found: OpenInquiry }) {
  return (
    <section className={styles.section} aria-labelledby="messages-heading">
      <h2 id="messages-heading" className={styles.heading}>
        {m.inbox_messages()}
      </h2>
      <ol className={styles.messages}>
        {found.messages.map((message) => (
          <li key={message.id} className={styles[message.direction]}>
            <Message inquiryId={found.id} message={message} language={found.language} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Message({
  inquiryId,
  message,
  language,
}: {
  inquiryId: string
  message: InquiryMessage
  language: OpenInquiry['language']
}) {
  const delivery = deliveryText(message)
  return (
    <>
      <p className={styles.subtle}>
        <strong>{authorText(message)}</strong>
        {' · '}
        <time dateTime={message.createdAt}>{formatDayAndTime(new Date(message.createdAt))}</time>
      </p>
      {message.otherEmail !== null && (
        <p className={styles.warning}>{m.inbox_other_email({ email: message.otherEmail })}</p>
      )}
      {message.text === '' ? (
        <p className={styles.subtle}>{m.inbox_no_text()}</p>
      ) : (
        <p className={styles.text} lang={languageOf(language)}>
          {message.text}
        </p>
      )}
      {message.wholeText !== null && (
        <details>
          <summary>{m.inbox_whole()}</summary>
          <p className={styles.text}>{message.wholeText}</p>
        </details>
      )}
      {message.files.length > 0 && (
        <Attachments
          files={message.files}
          addressOf={(file) => fileAddress(inquiryId, message.id, file)}
        />
      )}
      {delivery !== '' && (
        <p className={message.bouncedAt === null ? styles.subtle : styles.warning}>{delivery}</p>
      )}
    </>
  )
}

/** The name of the author; the organisation, when the account no longer exists. */
function authorText({ direction, name }: InquiryMessage): string {
  if (direction === 'in') return name
  return name === '' ? organisationName() : m.inbox_from_us({ name })
}
