import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { m } from '#messages'
import formPage from '#ui/form/FormPage.module.css'
import { followForm } from '../follow-form.ts'
import { follow } from '../queries.ts'

/**
 * On the public page of an association: its newsletter for those who are not members. When the text of
 * the consent changes, increase `consentVersion`.
 */
export function FollowForm({ association }: { association: { id: string; name: string } }) {
  const { id, name } = association
  return (
    <div>
      <PublicForm
        definition={followForm}
        heading={m.association_follow_heading({ association: name })}
        send={(body) => follow(id, body)}
        sendText={m.association_follow()}
        sent={{
          heading: m.association_follow_sent_heading(),
          text: (email) => m.association_follow_sent_text({ email }),
          another: m.association_follow_sent_another(),
        }}
      />
      <p className={formPage.text}>{m.association_follow_consent({ association: name })}</p>
    </div>
  )
}
