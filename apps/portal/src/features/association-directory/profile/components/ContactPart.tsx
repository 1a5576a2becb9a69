import { useId } from 'react'
import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { formErrorText } from '#core/public-forms/form-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { Profile } from '../contract.ts'
import { profileEndpoints } from '../endpoints.ts'
import { messageForm } from '../message-form.ts'

/** How to reach an association: its own address where that is shown, otherwise a form that shows none. */
export function ContactPart({ profile }: { profile: Profile }) {
  const { name, slug, contacts, email, website, organisationNumber, takesMessages } = profile
  const id = useId()
  const showsForm = email === null && takesMessages
  const hasFacts = contacts.length > 0 || email || website || organisationNumber
  return (
    <>
      {hasFacts && (
        <section aria-labelledby={id}>
          <h2 id={id}>{m.association_contact()}</h2>
          <Facts>
            <Fact label={m.association_contact_persons()}>
              {contacts.length > 0 && formatList(contacts)}
            </Fact>
            <Fact label={m.association_contact_email()}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </Fact>
            <Fact label={m.association_website()}>
              {website && (
                <ContentLink href={website}>{website.replace('https://', '')}</ContentLink>
              )}
            </Fact>
            <Fact label={m.association_number()}>{organisationNumber}</Fact>
          </Facts>
        </section>
      )}
      {showsForm && (
        <PublicForm
          definition={messageForm}
          heading={m.association_message_heading({ name })}
          sendText={m.association_message_send()}
          send={(body) =>
            callEndpoint(profileEndpoints.sendMessage, {
              params: { slug },
              query: { language: getLocale() },
              body,
            })
          }
          errorText={errorText}
          sent={{
            heading: m.association_message_sent(),
            text: (from) => m.association_message_sent_text({ name, email: from }),
            another: m.association_message_another(),
          }}
        />
      )}
    </>
  )
}

function errorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const isGone = code === 'ASSOCIATION_TAKES_NO_MESSAGES' || code === 'ASSOCIATION_NOT_FOUND'
  return isGone ? m.association_takes_no_messages() : formErrorText(failure)
}
