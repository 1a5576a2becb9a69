import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formPage from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'
import { followForm } from '../follow-form.ts'
import type { FollowedAssociation } from '../load-followed.ts'
import { follow } from '../queries.ts'

/**
 * The newsletter of an association for those who are not members. When the text of the consent changes,
 * increase `consentVersion`.
 */
export function FollowPage({ association }: { association: FollowedAssociation }) {
  const { id, name, slug } = association
  return (
    <Page
      heading={m.association_follow_heading({ association: name })}
      parents={[{ name, href: pagePath('associationProfile', getLocale(), { slug }) }]}
    >
      <p className={formPage.text}>{m.association_follow_consent({ association: name })}</p>
      <PublicForm
        definition={followForm}
        heading={m.association_follow_yours()}
        send={(body) => follow(id, body)}
        sendText={m.association_follow()}
        sent={{
          heading: m.association_follow_sent_heading(),
          text: (email) => m.association_follow_sent_text({ email }),
          another: m.association_follow_sent_another(),
        }}
      />
    </Page>
  )
}
