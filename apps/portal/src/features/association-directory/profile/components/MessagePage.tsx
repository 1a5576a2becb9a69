import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { formErrorText } from '#core/public-forms/form-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import type { Profile } from '../contract.ts'
import { profileEndpoints } from '../endpoints.ts'
import { messageForm } from '../message-form.ts'
import { takesMessagesByForm } from '../takes-messages.ts'

/** Writes to the contact persons of an association, whose addresses it does not show. */
export function MessagePage({ profile }: { profile: Profile }) {
  const { name, slug } = profile
  const locale = getLocale()
  return (
    <Page
      heading={m.association_message_heading({ name })}
      parents={[
        { name: m.association_find_heading(), href: pagePath('findAssociation', locale) },
        { name, href: pagePath('associationProfile', locale, { slug }) },
      ]}
    >
      {takesMessagesByForm(profile) ? (
        <PublicForm
          definition={messageForm}
          heading={m.association_message_yours()}
          sendText={m.association_message_send()}
          send={(body) =>
            callEndpoint(profileEndpoints.sendMessage, {
              params: { slug },
              query: { language: locale },
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
      ) : (
        <p>{m.association_takes_no_messages()}</p>
      )}
    </Page>
  )
}

function errorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const isGone = code === 'ASSOCIATION_TAKES_NO_MESSAGES' || code === 'ASSOCIATION_NOT_FOUND'
  return isGone ? m.association_takes_no_messages() : formErrorText(failure)
}
